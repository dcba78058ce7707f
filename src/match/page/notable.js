// Games that are worth a look: openings that one side won twice, the slowest, the failed.
const MostNotable = 12;

/// Openings whose two games were both won with the same colour: they decide by themselves.
function lopsided() {
  const pairs = new Map();
  for (const game of games) {
    const pair = pairs.get(game.game >> 1);
    if (pair) pair.push(game);
    else pairs.set(game.game >> 1, [game]);
  }
  return [...pairs.values()].filter(
      ([a, b]) => b && a.result === b.result && a.result !== 'draw');
}

const timeOf = game => (game.ms || []).reduce((sum, ms) => sum + ms, 0);
const hasFailed = game => ['time', 'illegal-move', 'crash'].includes(game.cause);

function link(game, text) {
  const button = make('button', {type: 'button', class: 'game'}, text);
  button.addEventListener('click', () => {
    choose(game);
    byId('board').scrollIntoView({block: 'center'});
  });
  return button;
}

function notable(title, list, textOf) {
  if (!list.length) return;
  const shown = list.slice(0, MostNotable);
  const more = list.length > shown.length ? [make('small', {}, `+${list.length - shown.length}`)] : [];
  byId('notable').append(
      make('h3', {}, title, ' ', make('small', {}, `${list.length}`)),
      make('p', {class: 'links'}, ...shown.map(game => link(game, textOf(game))), ...more));
}

function showNotable() {
  byId('notable').replaceChildren();
  const number = game => `${game.game + 1}`;
  notable(
      say('page.lopsided'), lopsided().map(pair => pair[0]),
      game => `${number(game)}–${game.game + 2} · ${
          say(game.result === 'black' ? 'page.black-wins' : 'page.white-wins')}`);
  notable(
      say('page.failed'), games.filter(hasFailed),
      game => `${number(game)} · ${players[game.result === 'black' ? whiteOf(game) : game.black].name} · ${
          say(`page.cause.${game.cause}`)}`);
  const slow = games.filter(game => timeOf(game) > 0).sort((a, b) => timeOf(b) - timeOf(a)).slice(0, 5);
  notable(say('page.slowest'), slow, game => `${number(game)} · ${(timeOf(game) / 1000).toFixed(1)} s`);
  byId('notableSection').hidden = !byId('notable').children.length;
}

/// Points where a side would have five: whoever has made one makes the other answer.
function hasFour(stones, colour) {
  const own = (x, y) => stones.get(`${x},${y}`) === colour;
  for (let y = 0; y < size; ++y) {
    for (let x = 0; x < size; ++x) {
      if (stones.has(`${x},${y}`)) continue;
      for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
        let length = 1;
        for (const sign of [1, -1])
          for (let i = 1; own(x + sign * i * dx, y + sign * i * dy); ++i) ++length;
        if (length >= 5) return true;
      }
    }
  }
  return false;
}

/// The move from which on the game was won, as a number from 1; 0 if there is none. Where players
/// tell what they think: the first move after which everything that is told favours the winner. Else
/// the first of the winner's moves at the end that leave no choice.
function decidingMove(game) {
  const line = movesOf(game);
  if (game.result === 'draw' || !line.length) return 0;
  const winner = game.result === 'black' ? 0 : 1;
  const values = valuesOf(game);
  if (values && values.some(value => value !== null)) {
    let first = line.length;
    for (let i = line.length - 1; i >= game.given; --i) {
      if (values[i] !== null && (winner === 0 ? values[i] : -values[i]) <= 0) break;
      if (values[i] !== null) first = i + 1;
    }
    return first;
  }
  if (game.cause !== 'five') return line.length;
  let first = line.length;
  for (let last = line.length - 3; last >= game.given; last -= 2) {
    const stones = new Map(
        line.slice(0, last + 1).map((move, i) => move && [`${move.x},${move.y}`, i % 2]).filter(Boolean));
    if (!hasFour(stones, winner)) break;
    first = last + 1;
  }
  return first;
}
