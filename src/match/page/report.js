// Everything together, and what clicks and keys do.
function showAll() {
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  for (const element of document.querySelectorAll('[data-text]'))
    element.textContent = say(element.dataset.text);
  for (const element of document.querySelectorAll('[data-label]')) {
    element.title = say(element.dataset.label);
    element.setAttribute('aria-label', say(element.dataset.label));
  }
  for (const button of document.querySelectorAll('[data-language]'))
    button.setAttribute('aria-pressed', `${button.dataset.language === language}`);
  showHead();
  showDuel();
  showCrosstable();
  showPlayers();
  showNotable();
  showFilters();
  filterGames();
  if (chosen) showSaid();
}

for (const button of document.querySelectorAll('[data-language]')) {
  button.addEventListener('click', () => {
    language = button.dataset.language;
    try {
      localStorage.setItem('tianyuan-language', language);
    } catch { /* not kept then */
    }
    showAll();
  });
}
for (const id of ['playerFilter', 'resultFilter', 'causeFilter'])
  byId(id).addEventListener('change', filterGames);
byId('ply').addEventListener('input', event => {
  stopPlaying();
  goTo(+event.target.value);
});
byId('numbers').addEventListener('change', showStones);
byId('graph').addEventListener('click', event => {
  const box = byId('graph').getBoundingClientRect();
  stopPlaying();
  goTo(Math.floor(moves.length * (event.clientX - box.left) / box.width) + 1);
});
for (const button of document.querySelectorAll('[data-go]')) {
  button.addEventListener('click', () => {
    const target =
        {first: 0, back: ply - 1, deciding, forward: ply + 1, last: moves.length}[button.dataset.go];
    if (target === undefined) {
      togglePlaying();
      return;
    }
    stopPlaying();
    goTo(target);
  });
}
document.addEventListener('keydown', event => {
  if (!chosen || ['SELECT', 'INPUT', 'TEXTAREA'].includes(event.target.tagName)) return;
  const next = {ArrowUp: -1, ArrowDown: 1}[event.key];
  if (next) {
    const game = shownGames[shownGames.indexOf(chosen) + next];
    if (game) {
      choose(game);
      byId('gameList').querySelector('.on')?.scrollIntoView({block: 'nearest'});
    }
    event.preventDefault();
    return;
  }
  const target = {ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: moves.length}[event.key];
  if (target === undefined) return;
  stopPlaying();
  goTo(target);
  event.preventDefault();
});

showBoard();
showAll();
// Where one was stays over a reload, and can be linked to: #game=12&move=30.
const place = new URLSearchParams(location.hash.slice(1));
const kept = games.find(game => game.game + 1 === +place.get('game'));
if (games.length) choose(kept || games[games.length - 1]);
if (kept && place.has('move')) goTo(+place.get('move'));
if (kept) scrollTo(0, +place.get('at') || 0);
// While the match runs the page is written anew every few seconds.
if (data['expected-games']) {
  setInterval(() => {
    if (document.hidden || timer) return;
    location.hash = `game=${chosen ? chosen.game + 1 : ''}&move=${ply}&at=${Math.round(scrollY)}`;
    location.reload();
  }, 15000);
}
