// What the page says, in both languages, as it was told.
const Words = JSON.parse(document.getElementById('words').textContent);

let language = /^zh/.test(navigator.language) ? 'zh' : 'en';
try {
  const kept = localStorage.getItem('tianyuan-language');
  if (Words[kept]) language = kept;
} catch { /* a page from a file may have nowhere to keep it */
}

/// The text of a code with its places filled: {0}, or {0|# game|# games} as the number wants it.
function say(code, ...values) {
  const place = /\{(\d)(?:\|([^|}]*)\|([^}]*))?\}/g;
  return Words[language][code].replace(place, (_, i, one, more) => {
    if (one === undefined) return values[i];
    return (values[i] === 1 ? one : more).replaceAll('#', values[i]);
  });
}
