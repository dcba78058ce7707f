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
        {first: 0, back: ply - 1, forward: ply + 1, last: moves.length}[button.dataset.go];
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
if (games.length) choose(games[0]);
