// The results: heading, two players against each other, tables.
const byId = id => document.getElementById(id);
const SvgSpace = 'http://www.w3.org/2000/svg';

/// Makes an element: make('td', {class: 'name'}, 'text', otherElement).
function make(tag, attributes = {}, ...content) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

function draw(parent, tag, attributes = {}, text = '') {
  const element = document.createElementNS(SvgSpace, tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== '') element.textContent = text;
  parent.append(element);
  return element;
}

const gamesOf = score => score.wins + score.draws + score.losses;
const pointsOf = score => score.wins + score.draws / 2;
const percent = (part, whole) => whole ? (100 * part / whole).toFixed(1) + ' %' : '–';
const signed = (number, digits = 1) =>
    number === null ? '∞' : (number > 0 ? '+' : '') + number.toFixed(digits);
const halves = points => Number.isInteger(points) ? `${points}` : `${Math.floor(points) || ''}½`;
const winnerOf = game => game.result === 'draw' ? -1 :
    game.result === 'black'                     ? game.black :
                                                  whiteOf(game);
const whiteOf = game => game.players[0] === game.black ? game.players[1] : game.players[0];

function showHead() {
  const names = players.map(player => player.name);
  const title = data.title ||
      (names.length === 2 ? names.join(' – ') :
                            names.slice(0, 4).join(', ') + (names.length > 4 ? ' …' : ''));
  byId('title').textContent = title;
  document.title = title + ' · Tianyuan';
  const terms = [
    say(`page.rule.${contest.rule}`), say('page.lines', size),
    contest.time === 'none' ? say('page.no-time-limit') : contest.time,
    contest.opening === 'free' ? '' : contest.opening,
    contest.nodes && say('page.nodes', contest.nodes),
    contest.depth && say('page.depth', contest.depth), say('page.games-played', games.length),
    data.date
  ].filter(Boolean);
  const expected = data['expected-games'];
  byId('live').hidden = !expected;
  byId('live').textContent = say('page.live', games.length, expected);
  byId('terms').replaceChildren(...terms.map(text => make('span', {}, text)));
  byId('gameCount').textContent = games.length;
}

function fact(name, value, small = '') {
  return make(
      'div', {}, make('dt', {}, name), make('dd', {}, value, ' ', make('small', {}, small)));
}

function showDuel() {
  const pair = data.pairs[0];
  const section = byId('duel');
  section.hidden = players.length !== 2 || !pair;
  if (section.hidden) return;
  const {wins, draws, losses} = pair.score, all = gamesOf(pair.score);
  const bar = make('div', {class: 'bar'});
  for (const [kind, count] of [['w', wins], ['d', draws], ['l', losses]]) {
    bar.append(make('i', {class: kind, style: `width:${100 * count / all}%`}));
  }
  const facts = make(
      'dl', {class: 'facts'},
      fact(
          say('page.difference'), signed(pair.elo),
          pair.error === null ? '' : `± ${pair.error.toFixed(1)}`),
      fact(
          say('page.normalized'), signed(pair['normalized-elo']),
          `± ${pair['normalized-error'].toFixed(1)}`),
      fact(say('page.los'), percent(Math.min(Math.max(pair.los, .001), .999), 1)), fact(say('page.draw-ratio'), percent(draws, all)),
      fact(say('page.black-score'), percent(pointsOf(data.black), gamesOf(data.black))),
      fact(say('page.length'), (data.plies / games.length).toFixed(1)));
  const ended = gamesOf(pair.adjudicated);
  if (ended) facts.append(fact(say('page.adjudicated'), `${ended}`, percent(ended, all)));
  if (data.sprt) {
    const test = data.sprt;
    facts.append(fact(
        `${say('page.test')} [${test.elo0}, ${test.elo1}]`, test.llr.toFixed(2),
        `(${test.lower.toFixed(2)}, ${test.upper.toFixed(2)}) ${
            test.verdict === 'continue' ? say('page.open') : `${test.verdict} ${say('page.accepted')}`}`));
  }
  if (pair.pentanomial.some(count => count > 0)) {
    const most = Math.max(...pair.pentanomial);
    const bars = pair.pentanomial.map(
        (count, i) => make(
            'span', {}, `${count}`, make('i', {style: `height:${28 * count / most}px`}),
            make('small', {}, ['0', '½', '1', '1½', '2'][i])));
    facts.append(
        make('div', {}, make('dt', {}, say('page.pairs')), make('dd', {class: 'ptnml'}, ...bars)));
  }
  section.replaceChildren(
      make(
          'div', {class: 'duel'}, make('div', {class: 'who'}, players[0].name),
          make(
              'div', {class: 'result'},
              `${halves(pointsOf(pair.score))} : ${halves(all - pointsOf(pair.score))}`),
          make('div', {class: 'who'}, players[1].name)),
      bar,
      make(
          'div', {class: 'legend'}, make('span', {}, say('page.wins', wins)),
          make('span', {}, say('page.draws', draws)),
          make('span', {}, say('page.losses', losses))),
      facts);
  showCourse(section);
}

/// A curve over the pairs of games: lines to compare with, a band, and the curve itself.
function showCurve(section, {title, lines, reach, low, high, value}) {
  const course = data.course;
  const width = 1100, height = 220, left = 56, bottom = 28, top = 8;
  const x = i => left + (width - left - 8) * i / (course.length - 1);
  const y = v => top + (height - top - bottom) * (1 - (Math.min(Math.max(v, -reach), reach) + reach) / (2 * reach));
  const box = make('div', {class: 'scroll'});
  section.append(box);
  const svg = draw(box, 'svg', {class: 'course', viewBox: `0 0 ${width} ${height}`, role: 'img'});
  draw(svg, 'title', {}, title);
  for (const line of lines) {
    draw(svg, 'line', {
      x1: left,
      x2: width - 8,
      y1: y(line),
      y2: y(line),
      stroke: line === 0 ? 'var(--ink3)' : 'var(--line2)'
    });
    draw(
        svg, 'text',
        {x: left - 8, y: y(line) + 5, 'text-anchor': 'end', 'font-size': 15, fill: 'var(--ink3)'},
        Math.abs(line) < 10 && line !== 0 ? line.toFixed(2) : line.toFixed(0));
  }
  if (low) {
    const band = course.map((e, i) => `${x(i)},${y(high(e))}`)
                     .concat(course.map((e, i) => `${x(i)},${y(low(e))}`).reverse());
    draw(svg, 'polygon', {points: band.join(' '), fill: 'var(--accent)', opacity: .18});
  }
  draw(svg, 'polyline', {
    points: course.map((e, i) => `${x(i)},${y(value(e))}`).join(' '),
    fill: 'none',
    stroke: 'var(--accent)',
    'stroke-width': 2
  });
  draw(
      svg, 'text',
      {x: width - 8, y: height - 8, 'text-anchor': 'end', 'font-size': 15, fill: 'var(--ink3)'}, title);
}

/// How the estimate narrowed and the test went while the pairs came in.
function showCourse(section) {
  const course = data.course;
  if (course.length < 3) return;
  const far = 600, edge = value => value === null ? far : Math.min(Math.max(value, -far), far);
  // The first few pairs say next to nothing; the scale is for the rest.
  const shown = course.slice(Math.min(course.length - 2, Math.ceil(course.length / 20)));
  const low = e => edge(e.elo) - edge(e.error), high = e => edge(e.elo) + edge(e.error);
  const reach = Math.max(20, ...shown.map(e => Math.min(Math.max(-low(e), high(e)), far)));
  showCurve(section, {
    title: say('page.course'),
    lines: [-reach, -reach / 2, 0, reach / 2, reach],
    reach,
    low,
    high,
    value: e => edge(e.elo)
  });
  if (!data.sprt) return;
  const {lower, upper} = data.sprt;
  showCurve(section, {
    title: say('page.llr-course', lower.toFixed(2), upper.toFixed(2)),
    lines: [lower, 0, upper],
    reach: Math.max(-lower, upper, ...course.map(e => Math.abs(e.llr))) * 1.1,
    value: e => e.llr
  });
}

const ranked =
    players.map((player, number) => ({...player, number})).sort((a, b) => a.rank - b.rank);

function meeting(a, b) {
  const pair = data.pairs.find(each => each.players.includes(a) && each.players.includes(b));
  if (!pair) return null;
  if (pair.players[0] === a) return pair;
  const {wins, draws, losses} = pair.score;
  return {
    score: {wins: losses, draws, losses: wins},
    pentanomial: [...pair.pentanomial].reverse(),
    elo: pair.elo === null ? null : -pair.elo
  };
}

function showCrosstable() {
  byId('ratings').hidden = byId('cross').hidden = players.length < 3;
  if (players.length < 3) return;
  const head = make(
      'tr', {}, make('th', {}, '#'), make('th', {class: 'name'}, say('page.name')),
      make('th', {}, say('page.elo')), make('th', {}, say('page.error')), make('th', {}, say('page.points')),
      make('th', {}, say('page.score')), ...ranked.map((_, i) => make('th', {}, `${i + 1}`)));
  const rows = ranked.map(
      (player, i) => make(
          'tr', {}, make('td', {}, `${i + 1}`), make('td', {class: 'name'}, player.name),
          make('td', {}, player.elo.toFixed(0)),
          make('td', {}, make('small', {}, player.error.toFixed(0))),
          make('td', {}, `${halves(player.points)}`),
          make('td', {}, percent(player.points, gamesOf(player.score))),
          ...ranked.map(other => cell(player.number, other.number))));
  byId('crosstable').replaceChildren(make('thead', {}, head), make('tbody', {}, ...rows));
}

function cell(a, b) {
  if (a === b) return make('td', {class: 'met self'});
  const met = meeting(a, b);
  if (!met) return make('td', {class: 'met'}, '–');
  const all = gamesOf(met.score), rate = pointsOf(met.score) / all;
  const ink = rate >= 0.5 ? 'var(--accent)' : 'var(--cinnabar)';
  const title = `+${met.score.wins} =${met.score.draws} −${met.score.losses}\n[${
      met.pentanomial.join(', ')}]\nElo ${signed(met.elo)}`;
  return make(
      'td', {
        class: 'met',
        title,
        style: `background:color-mix(in srgb, ${ink} ${
            Math.round(Math.abs(rate - 0.5) * 60)}%, transparent)`
      },
      halves(pointsOf(met.score)), make('small', {}, ` / ${all}`));
}

function showPlayers() {
  const head = make(
      'tr', {},
      ...['#', 'page.name', 'page.won', 'page.drawn', 'page.lost', 'page.as-black', 'page.as-white',
          'page.per-move', 'page.longest', 'page.faults', 'page.remarks']
          .map(
              (key, i) => make(
                  'th', i === 1 ? {class: 'name'} : {}, i === 0 ? key : say(key))));
  const rows = ranked.map((player, i) => {
    const white = {
      wins: player.score.wins - player.black.wins,
      draws: player.score.draws - player.black.draws,
      losses: player.score.losses - player.black.losses
    };
    const faults = ['time', 'illegal-move', 'crash', 'foul']
                       .filter(cause => player['lost-by'][cause])
                       .map(
                           cause => say(
                               'page.lost-by', player['lost-by'][cause],
                               say(`page.cause.${cause}`)))
                       .join(', ');
    return make(
        'tr', {}, make('td', {}, `${i + 1}`), make('td', {class: 'name'}, player.name),
        make('td', {}, `${player.score.wins}`), make('td', {}, `${player.score.draws}`),
        make('td', {}, `${player.score.losses}`),
        make('td', {}, percent(pointsOf(player.black), gamesOf(player.black))),
        make('td', {}, percent(pointsOf(white), gamesOf(white))),
        make('td', {}, player.moves ? (player.ms / player.moves).toFixed(1) : '–'),
        make('td', {}, `${player['longest-ms']} ms`),
        make('td', {class: faults ? 'bad' : ''}, faults || '–'),
        make('td', {}, player.remarks ? `${player.remarks}` : '–'));
  });
  byId('players').replaceChildren(make('thead', {}, head), make('tbody', {}, ...rows));
}
