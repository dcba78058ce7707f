// The board on which a game is replayed, and what its players thought.
const Cell = 40, Margin = 1.16 * Cell, Extent = (size - 1) * Cell + 2 * Margin;
const boardSvg = byId('board');
let moves = [], ply = 0, timer = 0, marks = null, deciding = 0;

/// "h8h9pass" as points from the top left; a pass is null.
function movesOf(game) {
  return (game.moves.match(/pass|[a-z]\d+/g) || []).map(text => text === 'pass' ? null : {
    x: text.charCodeAt(0) - 97,
    y: size - +text.slice(1),
    text: text.toUpperCase()
  });
}

const at = i => Margin + i * Cell;

function showBoard() {
  boardSvg.replaceChildren();
  boardSvg.setAttribute('viewBox', `0 0 ${Extent} ${Extent}`);
  const defs = draw(boardSvg, 'defs');
  const gradient = (id, kind, attributes, stops) => {
    const element = draw(defs, kind, {id, ...attributes});
    for (const [offset, colour, opacity] of stops)
      draw(element, 'stop', {
        offset,
        'stop-color': colour,
        ...(opacity === undefined ? {} : {'stop-opacity': opacity})
      });
  };
  gradient(
      'wood', 'linearGradient', {x1: 0, y1: 0, x2: 1, y2: 1},
      [[0, '#EBCB93'], [.5, '#E0B97C'], [1, '#D2A663']]);
  gradient(
      'blackStone', 'radialGradient', {cx: .5, cy: .5, r: .62, fx: .36, fy: .28},
      [[0, '#66676C'], [.22, '#46474C'], [.55, '#26272B'], [.86, '#141518'], [1, '#0A0B0D']]);
  gradient(
      'whiteStone', 'radialGradient', {cx: .5, cy: .5, r: .62, fx: .38, fy: .3},
      [[0, '#FFFFFF'], [.45, '#FAF8F3'], [.78, '#ECE8DF'], [.94, '#D8D2C5'], [1, '#BFB7A7']]);
  gradient(
      'shade', 'radialGradient', {},
      [[0, '#20140A', .62], [.66, '#20140A', .46], [.82, '#20140A', .2], [1, '#20140A', 0]]);
  const grain = draw(defs, 'filter', {id: 'grain', x: 0, y: 0, width: 1, height: 1});
  draw(
      grain, 'feTurbulence',
      {type: 'fractalNoise', baseFrequency: '.09 .0022', numOctaves: 4, seed: 7});
  draw(grain, 'feColorMatrix', {values: '0 0 0 0 .42  0 0 0 0 .26  0 0 0 0 .08  0 0 0 -1.5 .78'});
  draw(boardSvg, 'rect', {width: Extent, height: Extent, fill: 'url(#wood)'});
  draw(boardSvg, 'rect', {width: Extent, height: Extent, filter: 'url(#grain)', opacity: .5});
  for (let i = 0; i < size; ++i) {
    const width = i === 0 || i === size - 1 ? 2 : 1;
    draw(boardSvg, 'line', {
      x1: at(0),
      x2: at(size - 1),
      y1: at(i),
      y2: at(i),
      stroke: '#5A3F1E',
      'stroke-opacity': .82,
      'stroke-width': width
    });
    draw(boardSvg, 'line', {
      y1: at(0),
      y2: at(size - 1),
      x1: at(i),
      x2: at(i),
      stroke: '#5A3F1E',
      'stroke-opacity': .82,
      'stroke-width': width
    });
    const label = {'font-size': 12, fill: '#4A3315', 'text-anchor': 'middle'};
    draw(boardSvg, 'text', {...label, x: at(i), y: Extent - 10}, String.fromCharCode(65 + i));
    draw(boardSvg, 'text', {...label, x: 15, y: at(i) + 4}, `${size - i}`);
  }
  for (const [x, y] of stars())
    draw(boardSvg, 'circle', {cx: at(x), cy: at(y), r: .088 * Cell + .6, fill: '#5A3F1E'});
  marks = draw(boardSvg, 'g');
}

function stars() {
  const edge = size >= 13 ? 3 : 2, middle = (size - 1) / 2, points = [];
  if (size >= 9) {
    const lines =
        size >= 19 && size % 2 ? [edge, middle, size - 1 - edge] : [edge, size - 1 - edge];
    for (const x of lines)
      for (const y of lines) points.push([x, y]);
  }
  if (size % 2) points.push([middle, middle]);
  return points;
}

/// The stones in a row with the last one, if the game was won by them.
function winningStones() {
  if (!chosen || chosen.cause !== 'five' || ply !== moves.length) return [];
  const stones =
      new Map(moves.map((move, i) => move && [`${move.x},${move.y}`, i % 2]).filter(Boolean));
  const last = moves[ply - 1], colour = (ply - 1) % 2, all = [];
  for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
    const line = [last];
    for (const sign of [1, -1]) {
      for (let i = 1; stones.get(`${last.x + sign * i * dx},${last.y + sign * i * dy}`) === colour;
           ++i)
        line.push({x: last.x + sign * i * dx, y: last.y + sign * i * dy});
    }
    if (line.length >= 5) all.push(...line);
  }
  return all;
}

function showStones() {
  marks.replaceChildren();
  const numbered = byId('numbers').checked, won = winningStones(), r = .47 * Cell;
  const shown = moves.slice(0, ply);
  shown.forEach(move => move && draw(marks, 'circle', {
                          cx: at(move.x) + .08 * r,
                          cy: at(move.y) + .17 * r,
                          r: 1.19 * r,
                          fill: 'url(#shade)'
                        }));
  for (const point of won)
    draw(
        marks, 'circle',
        {cx: at(point.x), cy: at(point.y), r: .8 * Cell * .78, fill: '#FFE9A8', opacity: .75});
  shown.forEach((move, i) => {
    if (!move) return;
    const black = i % 2 === 0, last = i === ply - 1;
    draw(marks, 'circle', {
      cx: at(move.x),
      cy: at(move.y),
      r,
      fill: black ? 'url(#blackStone)' : 'url(#whiteStone)',
      ...(black ? {} : {stroke: '#6B5F4A', 'stroke-opacity': .38})
    });
    if (numbered) {
      const ink = last ? (black ? '#FF9C82' : '#A62E17') : black ? '#F4F1EA' : '#26221C';
      draw(
          marks, 'text', {
            x: at(move.x),
            y: at(move.y) + .14 * Cell,
            'text-anchor': 'middle',
            'font-weight': 700,
            'font-size': (i < 99 ? .41 : .33) * Cell,
            fill: ink
          },
          `${i + 1}`);
    } else if (last) {
      draw(
          marks, 'circle',
          {cx: at(move.x), cy: at(move.y), r: .125 * Cell, fill: black ? '#FF7A5C' : '#B23A22'});
    }
  });
  for (const point of won)
    draw(
        marks, 'circle',
        {cx: at(point.x), cy: at(point.y), r, fill: 'none', stroke: '#F0603F', 'stroke-width': 3});
  const turn = deciding > 0 && deciding <= ply ? moves[deciding - 1] : null;
  if (turn) {
    const mark = draw(marks, 'rect', {
      x: at(turn.x) - .58 * Cell,
      y: at(turn.y) - .58 * Cell,
      width: 1.16 * Cell,
      height: 1.16 * Cell,
      rx: 6,
      fill: 'none',
      stroke: '#1E6FB8',
      'stroke-width': 3
    });
    draw(mark, 'title', {}, say('page.deciding'));
  }
}

/// The evaluation of a move as Black sees it, between -1 and 1; values are in units of their own,
/// so each player's are measured by his largest.
function valuesOf(game) {
  if (!game.eval && !game.win) return null;
  const moves = movesOf(game), most = [1, 1];
  (game.eval || []).forEach((value, i) => {
    if (value !== null) most[i % 2] = Math.max(most[i % 2], Math.abs(value));
  });
  return moves.map((_, i) => {
    const value = game.eval ? game.eval[i] : null, win = game.win ? game.win[i] : null;
    const sign = i % 2 === 0 ? 1 : -1;
    if (win !== null) return win > 0 ? sign : -sign;
    if (value === null) return null;
    return sign * .92 * Math.sign(value) * Math.sqrt(Math.abs(value) / most[i % 2]);
  });
}

function showGraph() {
  const svg = byId('graph'), width = 620, height = 96;
  svg.replaceChildren();
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  if (!moves.length) return;
  const x = i => width * (i + .5) / moves.length, values = valuesOf(chosen), times = chosen.ms;
  draw(svg, 'rect', {width, height, rx: 6, fill: 'var(--sunken)'});
  draw(svg, 'line', {x1: 0, x2: width, y1: height / 2, y2: height / 2, stroke: 'var(--line2)'});
  if (times) {
    const most = Math.max(1, ...times);
    times.forEach((ms, i) => draw(svg, 'rect', {
                    x: x(i) - .3 * width / moves.length,
                    width: .6 * width / moves.length,
                    y: height - 40 * ms / most,
                    height: 40 * ms / most,
                    fill: 'var(--ink3)',
                    opacity: .35
                  }));
  }
  if (values) {
    const y = value => height / 2 - value * (height / 2 - 6);
    for (const [side, ink] of [[0, 'var(--ink)'], [1, 'var(--accent)']]) {
      const points =
          values.map((value, i) => value === null || i % 2 !== side ? '' : `${x(i)},${y(value)}`)
              .filter(Boolean);
      draw(svg, 'polyline', {
        points: points.join(' '),
        fill: 'none',
        stroke: ink,
        'stroke-width': 1.8,
        'stroke-linejoin': 'round'
      });
    }
    const value = values[ply - 1];
    if (typeof value === 'number')
      draw(svg, 'circle', {cx: x(ply - 1), cy: y(value), r: 4, fill: 'var(--cinnabar)'});
  }
  if (deciding > 0)
    draw(svg, 'line', {
      x1: x(deciding - 1),
      x2: x(deciding - 1),
      y1: 0,
      y2: height,
      stroke: '#1E6FB8',
      'stroke-dasharray': '4 4'
    });
  if (ply > 0)
    draw(
        svg, 'line',
        {x1: x(ply - 1), x2: x(ply - 1), y1: 0, y2: height, stroke: 'var(--cinnabar)'});
}

function showSaid() {
  const parts = [];
  if (ply > 0) {
    const i = ply - 1, move = moves[i],
          name = players[i % 2 === 0 ? chosen.black : whiteOf(chosen)].name;
    parts.push(`${ply}. ${move ? move.text : say('page.pass')}`);
    if (i < chosen.given) {
      parts.push(say('page.given'));
    } else {
      parts.push(name);
      if (chosen.ms) parts.push(`${chosen.ms[i]} ms`);
      if (chosen.depth && chosen.depth[i]) parts.push(say('page.depth', chosen.depth[i]));
      const value = chosen.eval ? chosen.eval[i] : null, win = chosen.win ? chosen.win[i] : null;
      if (win !== null) {
        parts.push(say(win > 0 ? 'page.win-in' : 'page.loss-in', Math.abs(win)));
      } else if (value !== null) {
        parts.push(say('page.value', value));
      }
    }
  }
  if (ply > 0 && ply === deciding) parts.push(say('page.deciding'));
  if (ply === moves.length) {
    parts.push(
        chosen.result === 'draw'  ? say('page.draw') :
        chosen.result === 'black' ? say('page.black-wins') :
                                    say('page.white-wins'));
    parts.push(
        say(`page.cause.${chosen.cause}`) + (chosen.reason ? ` (${chosen.reason.join(' ')})` : ''));
  }
  byId('said').textContent = parts.join(' · ');
}

function showPly() {
  byId('ply').value = ply;
  byId('plyText').textContent = `${ply} / ${moves.length}`;
  showStones();
  showGraph();
  showSaid();
}

function choose(game) {
  stopPlaying();
  chosen = game;
  moves = movesOf(game);
  ply = moves.length;
  deciding = decidingMove(game);
  byId('decidingButton').hidden = !deciding;
  byId('ply').max = moves.length;
  byId('code').textContent = game.moves;
  const winner = winnerOf(game);
  const side = (number, colour) => make(
      'span', winner === number ? {class: 'won'} : {}, make('i', {class: `dot ${colour}`}),
      players[number].name);
  byId('sides').replaceChildren(side(game.black, 'black'), side(whiteOf(game), 'white'));
  for (const element of byId('gameList').children)
    element.classList.toggle('on', +element.dataset.game === game.game);
  showPly();
}

function goTo(target) {
  ply = Math.min(Math.max(target, 0), moves.length);
  showPly();
}

function stopPlaying() {
  clearInterval(timer);
  timer = 0;
  byId('playButton').setAttribute('aria-pressed', 'false');
}

function togglePlaying() {
  if (timer) {
    stopPlaying();
    return;
  }
  if (ply === moves.length) goTo(0);
  byId('playButton').setAttribute('aria-pressed', 'true');
  timer = setInterval(() => {
    goTo(ply + 1);
    if (ply === moves.length) stopPlaying();
  }, 500);
}
