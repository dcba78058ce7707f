# Bare Debian systems to try something in. Not run, but read by scripts that root runs:
#
#   make_bare_system [SUITE [ARCHITECTURE]]    by default this machine's; made with debootstrap once, in a minute or two
#   open_room                                  copies what was made to $room, which goes when the script ends
#   inside COMMAND...                          runs a command in the room, as on a machine of its own
#
# They are kept in $TIANYUAN_BARE_SYSTEMS, by default ~/.cache/tianyuan/bare-systems. Packages come from where this
# machine has its own.

make_bare_system() {
    suite=${1:-$(. /etc/os-release && echo "$VERSION_CODENAME")}
    architecture=${2:-$(dpkg --print-architecture)}
    base=${TIANYUAN_BARE_SYSTEMS:-$HOME/.cache/tianyuan/bare-systems}/$suite-$architecture
    [ ! -e "$base/complete" ] || return 0
    scripts/setup.sh bare_system
    echo "${0##*/}: making a bare system in $base"
    leave "$base/root" # mounted still, if it was interrupted
    rm -rf --one-file-system "$base"
    mkdir -p "$base"
    local mirror
    mirror=$(apt-get indextargets --format '$(REPO_URI)' "Created-By: Packages" | head -n 1)
    debootstrap --variant=minbase --include=ca-certificates --arch="$architecture" "$suite" "$base/root" "$mirror" \
        > "$base/debootstrap.log" || { tail "$base/debootstrap.log" >&2; exit 1; }
    touch "$base/complete"
}

open_room() {
    room=$(mktemp -d)
    trap close_room EXIT
    cp -a "$base/root/." "$room/"
    local place file
    for place in proc sys dev dev/pts; do mount --bind "/$place" "$room/$place"; done
    # How packages are reached from here, and whom to trust.
    for file in etc/apt/apt.conf.d etc/apt/trusted.gpg.d etc/apt/keyrings usr/share/keyrings etc/ssl/certs etc/resolv.conf etc/hosts; do
        [ ! -e "/$file" ] || { mkdir -p "$room/$(dirname "$file")" && cp -aLT "/$file" "$room/$file" 2> /dev/null; } || true
    done
    echo force-unsafe-io > "$room/etc/dpkg/dpkg.cfg.d/unsafe-io" # it need not outlive a power cut
}

close_room() {
    leave "$room"
    rm -rf --one-file-system "$room"
}

leave() { # leave SYSTEM: nothing of this machine is mounted there any more
    local place
    for place in dev/pts dev sys proc; do umount -l "$1/$place" 2> /dev/null || true; done
}

inside() {
    local machine
    machine=$(uname -m)
    [ "$architecture" != i386 ] || machine=i386
    setarch "$machine" chroot "$room" /usr/bin/env -i HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"
}
