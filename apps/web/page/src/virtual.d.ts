declare module "virtual:faces" {
    const files: Record<string, string>;
    export default files;
}
declare module "virtual:icons" {
    const files: Record<string, string>;
    export default files;
}
declare module "virtual:sounds" {
    const files: Record<string, string>;
    export default files;
}
declare module "*.css";
