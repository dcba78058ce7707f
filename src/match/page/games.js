// The list of games.
const Chunk = 200;
let shownGames = [], listed = 0, chosen = null;

function fillFilter(id, options) {
  const select = byId(id), before = select.value;
  select.replaceChildren(...options.map(([value, text]) => make('option', {value}, text)));
  if (before) select.value = before;
}

function showFilters() {
  fillFilter(
      'playerFilter',
      [['', say('page.everyone')], ...players.map((player, i) => [`${i}`, player.name])]);
  fillFilter('resultFilter', [
    ['', say('page.any-result')], ['black', say('page.black-wins')], ['white', say('page.white-wins')],
    ['draw', say('page.draw')]
  ]);
  fillFilter('causeFilter', [
    ['', say('page.any-end')],
    ...Object.keys(data.endings)
        .map(cause => [cause, `${say(`page.cause.${cause}`)} (${data.endings[cause]})`])
  ]);
}

function filterGames() {
  const player = byId('playerFilter').value, result = byId('resultFilter').value,
        cause = byId('causeFilter').value;
  shownGames = games.filter(
      game => (!player || game.players.includes(+player)) && (!result || game.result === result) &&
          (!cause || game.cause === cause));
  byId('gameCount').textContent = shownGames.length === games.length ?
      `${games.length}` :
      say('page.some-games', shownGames.length, games.length);
  byId('gameList').replaceChildren();
  listed = 0;
  listMore();
}

function listMore() {
  const list = byId('gameList');
  list.querySelector('.more')?.remove();
  for (const game of shownGames.slice(listed, listed + Chunk)) list.append(row(game));
  listed = Math.min(listed + Chunk, shownGames.length);
  if (listed < shownGames.length) {
    const more = make('li', {class: 'more'}, say('page.more', shownGames.length - listed));
    more.addEventListener('click', listMore);
    list.append(more);
  }
}

function row(game) {
  const winner = winnerOf(game);
  const side = (number, colour) => make(
      'span', {class: (colour === 'black' ? 'b' : 'v') + (winner === number ? ' won' : '')},
      make('i', {class: `dot ${colour}`}), players[number].name);
  const element = make(
      'li', {'data-game': game.game}, make('span', {class: 'n'}, `${game.game + 1}`),
      side(game.black, 'black'),
      make(
          'span',
          {class: 'e' + (['time', 'illegal-move', 'crash'].includes(game.cause) ? ' bad' : '')},
          say(`page.cause.${game.cause}`)),
      side(whiteOf(game), 'white'),
      make('span', {class: 'm'}, say('page.moves', movesOf(game).length)));
  if (chosen === game) element.classList.add('on');
  element.addEventListener('click', () => choose(game));
  return element;
}
