import { gcd } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { numberArticle, texNumber, textNumber, theSuf, unitSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { crossingLines, partedAngle } from '../shared/plane-figures.ts';

const x = texNumber;

const deg = (n: number): string => `${textNumber(n)}°`;

function pairValue(rng: Rng): Task {
  const kind = rng.pick(['supplement', 'complement', 'vertical', 'adjacent', 'half'] as const);
  const a = kind === 'complement' ? rng.int(10, 80) : rng.int(12, 168);
  redrawIf(a === 90 || a === 45 || a === 60 || a === 120);
  const answer = { supplement: 180 - a, complement: 90 - a, vertical: a, adjacent: 180 - a, half: a / 2 }[kind];
  redrawIf(kind === 'half' && a % 2 === 1 && rng.chance(0.5));
  const isDrawn = kind !== 'half' && rng.chance(0.5);
  redrawIf(isDrawn && (kind === 'complement' ? a < 25 || a > 65 : a < 25 || a > 155));
  const drawn = {
    supplement: {
      question: 'Az ábrán egy egyenesszöget két szögre bontottunk. Mekkora a kérdőjellel jelölt szög?',
      figure: partedAngle(180, a, [deg(a), '?']),
    },
    complement: {
      question: 'Az ábrán egy derékszöget két szögre bontottunk. Mekkora a kérdőjellel jelölt szög?',
      figure: partedAngle(90, a, [deg(a), '?']),
    },
    vertical: {
      question: 'Az ábrán két egyenes metszi egymást. Mekkora a kérdőjellel jelölt szög?',
      figure: crossingLines(a, { 0: deg(a), 2: '?' }),
      keyInFigure: 'A csúcsszög egyenlő a megadott szöggel: éppen ezt kell felismerni.',
    },
    adjacent: {
      question: 'Az ábrán két egyenes metszi egymást. Mekkora a kérdőjellel jelölt szög?',
      figure: crossingLines(a, { 0: deg(a), 1: '?' }),
    },
    half: undefined,
  }[kind];
  const text = {
    supplement: `Mekkora ${numberArticle(a)} ${unitSuf(a, '°', 'as')} szög kiegészítő szöge?`,
    complement: `Mekkora ${numberArticle(a)} ${unitSuf(a, '°', 'as')} szög pótszöge?`,
    vertical: `Két egyenes metszéspontjánál az egyik szög ${deg(a)}. Mekkora a csúcsszöge?`,
    adjacent: `Két egyenes metszéspontjánál az egyik szög ${deg(a)}. Mekkora a mellékszöge?`,
    half: `Megrajzoltuk ${numberArticle(a)} ${unitSuf(a, '°', 'as')} szög szögfelezőjét. Mekkora szöget zár be a szögfelező az egyik szárral?`,
  }[kind];
  return numeric(
    {
      ...(isDrawn && drawn ? drawn : { question: text }),
      answer: num(answer),
      check: 'NUM',
      unit: '°',
      wrong: [
        ...(kind === 'supplement' || kind === 'adjacent'
          ? [
              ...(a < 90
                ? [
                    wrong(
                      { a },
                      ({ a }) => num(90 - a),
                      'pot-es-kiegeszito-csere',
                      '90°-ra egészítetted ki. Az összegük 180°.',
                      '180° helyett 90°-ra egészít ki',
                    ),
                  ]
                : []),
              wrong(
                { a },
                ({ a }) => num(a),
                'mellekszog-egyenlo',
                kind === 'adjacent'
                  ? 'A mellékszög nem egyenlő vele, hanem 180°-ra egészíti ki.'
                  : 'A kiegészítő szög nem egyenlő vele, hanem 180°-ra egészíti ki.',
                kind === 'adjacent' ? 'a mellékszöget egyenlőnek veszi a szöggel' : 'a kiegészítő szöget egyenlőnek veszi a szöggel',
              ),
              wrong({ a }, ({ a }) => num(360 - a), 'teljes-szogre', '360°-ra egészítetted ki. Az összegük 180°.'),
            ]
          : []),
        ...(kind === 'complement'
          ? [
              wrong({ a }, ({ a }) => num(180 - a), 'pot-es-kiegeszito-csere', 'Ez a kiegészítő szög. A pótszög 90°-ra egészít ki.'),
              wrong(
                { a },
                ({ a }) => num(a),
                'mellekszog-egyenlo',
                'A pótszög nem egyenlő vele: az összegük 90°.',
                'a pótszöget egyenlőnek veszi a szöggel',
              ),
              wrong({ a }, ({ a }) => num(360 - a), 'teljes-szogre', '360°-ra egészítetted ki. A pótszög 90°-ra egészít ki.'),
            ]
          : []),
        ...(kind === 'vertical'
          ? [
              wrong({ a }, ({ a }) => num(180 - a), 'csucsszogek-osszege', 'Ez a mellékszöge. A csúcsszögek egyenlők.'),
              wrong({ a }, ({ a }) => num(a / 2), 'folosleges-felezes', 'Nem kell felezni: a csúcsszögek egyenlők.'),
              wrong({ a }, ({ a }) => num(360 - a), 'teljes-szogre', '360°-ra egészítetted ki. A csúcsszögek egyenlők.'),
            ]
          : []),
        ...(kind === 'half'
          ? [
              wrong({ a }, ({ a }) => num(a), 'felezes-elmarad', 'A szögfelező két egyenlő részre osztja a szöget.'),
              wrong(
                { a },
                ({ a }) => num(180 - a),
                'felezes-helyett-kiegeszit',
                'Ez a kiegészítő szög. A szögfelező két egyenlő részre osztja a szöget.',
              ),
              wrong({ a }, ({ a }) => num(2 * a), 'duplazas', 'Kétszerezted, pedig felezni kell.', 'felezés helyett kétszerez'),
            ]
          : []),
      ],
      other: isDrawn ? 'Nézd meg az ábrán, hogyan fekszik egymáshoz képest a két szög!' : 'Rajzold le a két szöget!',
      hints: [
        isDrawn ? 'Hogyan fekszik egymáshoz képest a két szög?' : 'Rajzold le!',
        {
          supplement: 'A kiegészítő szögek összege 180°.',
          complement: 'A pótszögek összege 90°.',
          vertical: 'A csúcsszögek egyenlők.',
          adjacent: 'A mellékszögek összege 180°.',
          half: 'A szögfelező két egyenlő részre osztja a szöget.',
        }[kind],
        {
          supplement: `$180^\\circ-${a}^\\circ$`,
          complement: `$90^\\circ-${a}^\\circ$`,
          vertical: 'A csúcsszög a metszéspont másik oldalán van.',
          adjacent: `$180^\\circ-${a}^\\circ$`,
          half: `$${a}^\\circ:2$`,
        }[kind],
      ],
      solution: `${{ supplement: `$180^\\circ-${a}^\\circ=${x(answer)}^\\circ$`, complement: `$90^\\circ-${a}^\\circ=${x(answer)}^\\circ$`, vertical: 'A csúcsszögek egyenlők', adjacent: `$180^\\circ-${a}^\\circ=${x(answer)}^\\circ$`, half: `$${a}^\\circ:2=${x(answer)}^\\circ$` }[kind]}, tehát ${deg(answer)}.`,
    },
    fits(
      v =>
        ({
          supplement: v + a === 180,
          complement: v + a === 90,
          vertical: 180 - (180 - a) === v,
          adjacent: v + a === 180,
          half: v + v === a,
        })[kind],
    ),
  );
}

/** Which of the numbered angles is the vertical one of the marked angle. */
function findPair(rng: Rng): Task {
  const a = rng.int(50, 130);
  const marked = rng.int(0, 3);
  redrawIf(Math.abs(a - 90) < 8);
  const opposite = (marked + 2) % 4;
  const number = (i: number) => num(i + 1);
  return choice(
    rng,
    {
      question: 'Az ábrán két egyenes metszi egymást. Melyik szám jelöli a satírozott szög csúcsszögét?',
      figure: crossingLines(a, { 0: '1', 1: '2', 2: '3', 3: '4' }, marked),
      right: number(opposite),
      because: 'Helyes! A csúcsszög szárai a satírozott szög szárainak meghosszabbításai.',
      wrong: [
        ...[(marked + 1) % 4, (marked + 3) % 4].map(i =>
          wrong(
            { i },
            ({ i }) => number(i),
            'csucsszog-mellekszog-csere',
            'Ez a satírozott szög mellékszöge: van közös száruk. A csúcsszög a metszéspont másik oldalán van.',
          ),
        ),
        wrong({ marked }, ({ marked }) => number(marked), 'nem-a-kerdesre-felel', 'Ez maga a satírozott szög.'),
      ],
      hints: [
        'Melyik szögnek nincs közös szára a satírozottal?',
        'A csúcsszög szárai a szög szárainak meghosszabbításai.',
        'A csúcsszög a metszéspont túloldalán van.',
      ],
      solution: `A csúcsszög a metszéspont túloldalán van: ${theSuf(opposite + 1, 'as')} szög.`,
    },
    key => Math.abs(Number(key) - 1 - marked) === 2,
  );
}

function ratioPair(rng: Rng): Task {
  const total = rng.pick([90, 180]);
  const [p, q] = [rng.int(1, 8), rng.int(1, 9)];
  redrawIf(p === q || gcd(p, q) > 1 || total % (p + q) !== 0);
  const unit = total / (p + q);
  const askBig = rng.chance(0.5);
  const answer = (askBig ? Math.max(p, q) : Math.min(p, q)) * unit;
  const other = total - answer;
  const kind = total === 90 ? 'pótszög' : rng.pick(['kiegészítő szög', 'mellékszög']);
  const other180 = total === 90 ? 180 : 90;
  return numeric(
    {
      question: `Két ${kind} aránya $${p}:${q}$. Mekkora a ${askBig ? 'nagyobb' : 'kisebb'}?`,
      answer: num(answer),
      check: 'NUM',
      unit: '°',
      expr: `${total}/(${p}+${q})*${askBig ? Math.max(p, q) : Math.min(p, q)}`,
      wrong: [
        wrong({ total, answer }, ({ total, answer }) => num(total - answer), 'nem-a-kerdesre-felel', 'Ez a másik szög.'),
        wrong(
          { total, p, q },
          ({ total, p, q }) => num(total / (p + q)),
          'csak-egy-resz',
          'Ez egyetlen rész. Szorozd meg az arányszámmal!',
        ),
        wrong(
          { other180, p, q, askBig },
          ({ other180, p, q, askBig }) => num((other180 / (p + q)) * (askBig ? Math.max(p, q) : Math.min(p, q))),
          'pot-es-kiegeszito-csere',
          `Az összegük ${total}°, nem ${other180}°.`,
          `a két szög összegét ${other180}°-nak veszi`,
        ),
        wrong({ total }, ({ total }) => num(total / 2), 'egyenloen-oszt', 'Egyenlően osztottad szét. Az arány szerint kell.'),
      ],
      other: `Az összegük ${total}°. Hány egyenlő részre osztod?`,
      hints: [
        'Mennyi a két szög összege?',
        `A ${kind}ek összege ${total}°, ezt ${p + q} egyenlő részre osztjuk.`,
        `Egy rész: $${total}^\\circ:${p + q}$.`,
      ],
      solution: `A két ${kind} összege ${total}°, ez $${p}+${q}=${p + q}$ egyenlő rész. Egy rész $${total}^\\circ:${p + q}=${unit}^\\circ$${answer === unit ? '' : `, $${answer / unit}\\cdot${unit}^\\circ=${answer}^\\circ$`}.`,
    },
    fits(
      v =>
        v + (v * other) / answer === total &&
        (askBig ? v >= total / 2 : v <= total / 2) &&
        Math.abs(v / (total - v) - (askBig ? Math.max(p, q) / Math.min(p, q) : Math.min(p, q) / Math.max(p, q))) < 1e-9,
    ),
  );
}

function expressionPair(rng: Rng): Task {
  const [a, c] = [rng.int(2, 6), rng.int(2, 6)];
  const [b, d] = [rng.intNot(-20, 25, 0), rng.intNot(-20, 25, 0)];
  const vertical = rng.chance(0.5);
  const root = vertical ? (d - b) / (a - c || 1) : (180 - b - d) / (a + c);
  redrawIf((vertical && a === c) || !Number.isInteger(root) || root < 4 || root > 60);
  const angle = a * root + b;
  redrawIf(angle < 10 || angle > 170 || angle === root);
  const s = (k: number): string => (k < 0 ? `-${-k}` : `+${k}`);
  const label = (k: number): string => (k < 0 ? ` − ${-k}` : ` + ${k}`);
  const isDrawn = angle >= 35 && angle <= 145 && rng.chance(0.6);
  const equation = vertical ? `$${a}x${s(b)}=${c}x${s(d)}$` : `$${a}x${s(b)}+${c}x${s(d)}=180$`;
  const swapped = vertical ? (180 - b - d) / (a + c) : a === c ? Number.NaN : (d - b) / (a - c);
  return numeric(
    {
      ...(isDrawn
        ? {
            question: 'Az ábrán két egyenes metszi egymást, a szögek nagyságát fokban írtuk be. Mekkora a satírozott szög?',
            figure: crossingLines(angle, { 0: `${a}x${label(b)}`, [vertical ? 2 : 1]: `${c}x${label(d)}` }, 0),
          }
        : {
            question: `Két ${vertical ? 'csúcsszög' : 'mellékszög'} nagysága fokban $${a}x${s(b)}$ és $${c}x${s(d)}$. Mekkora az első szög?`,
          }),
      answer: num(angle),
      check: 'NUM',
      unit: '°',
      wrong: [
        wrong(
          { vertical, d, b, a, c },
          ({ vertical, d, b, a, c }) => num(vertical ? (d - b) / (a - c || 1) : (180 - b - d) / (a + c)),
          'x-et-adja-meg',
          'Ez az $x$ értéke. Helyettesítsd vissza a szög kifejezésébe!',
        ),
        ...(Number.isInteger(swapped) && a * swapped + b > 0
          ? [
              wrong(
                { a, swapped, b },
                ({ a, swapped, b }) => num(a * swapped + b),
                'csucsszog-mellekszog-csere',
                vertical ? 'Az összegüket vetted 180°-nak. A csúcsszögek egyenlők.' : 'Egyenlővé tetted őket. A mellékszögek összege 180°.',
                vertical ? 'a két szög összegét veszi 180°-nak' : 'a két szöget egyenlővé teszi',
              ),
            ]
          : []),
        wrong(
          { angle },
          ({ angle }) => num(180 - angle),
          'nem-a-kerdesre-felel',
          vertical ? `Ez ${isDrawn ? 'a satírozott' : 'az első'} szög mellékszöge.` : 'Ez a másik szög.',
        ),
        wrong(
          { a, root },
          ({ a, root }) => num(a * root),
          'allando-kimarad',
          'Az állandó tag kimaradt. Az egész kifejezésbe helyettesítsd vissza az $x$-et!',
          'visszahelyettesítéskor kihagyja az állandó tagot',
        ),
      ],
      other: vertical ? 'A csúcsszögek egyenlők: írj fel egyenletet!' : 'A mellékszögek összege 180°: írj fel egyenletet!',
      hints: ['Milyen kapcsolat van a két szög között?', vertical ? 'A csúcsszögek egyenlők.' : 'A mellékszögek összege 180°.', equation],
      solution: `${equation}, ebből $x=${root}$, ezért ${isDrawn ? 'a satírozott' : 'az első'} szög $${a}\\cdot${root}${s(b)}=${angle}$, azaz ${deg(angle)}.`,
    },
    fits(v => {
      const r = (v - b) / a;
      return vertical ? c * r + d === v : c * r + d + v === 180;
    }),
  );
}

export const anglePairs = defineGenerator('gen-angle-pairs', 'Szögpárok', ['matek-6-szogparok'], ['decimal', 'unknown'], (rng, level) =>
  level === 1 ? (rng.chance(0.15) ? findPair(rng) : pairValue(rng)) : level === 2 ? ratioPair(rng) : expressionPair(rng),
);
