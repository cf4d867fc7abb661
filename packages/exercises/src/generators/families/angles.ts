import { capital, decimalsOf, numberArticle, texNumber, textNumber, the, unitSuf } from '../../hungarian/index.ts';
import { gcd, range, sum, tidy } from '../arithmetic.ts';
import { defineGenerator, redrawIf, type Task } from '../engine.ts';
import { fits, setOf } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { numeric, wrong } from '../tasks.ts';
import { num, numberSet } from '../value.ts';

const t = textNumber;
const x = texNumber;
const deg = (n: number): string => `${textNumber(n)}°`;

function pairValue(rng: Rng): Task {
  const kind = rng.pick(['supplement', 'complement', 'vertical', 'adjacent', 'half'] as const);
  const a = kind === 'complement' ? rng.int(10, 80) : rng.int(12, 168);
  redrawIf(a === 90 || a === 45 || a === 60 || a === 120);
  const answer = { supplement: 180 - a, complement: 90 - a, vertical: a, adjacent: 180 - a, half: a / 2 }[kind];
  redrawIf(kind === 'half' && a % 2 === 1 && rng.chance(0.5));
  const text = {
    supplement: `Mekkora ${numberArticle(a)} ${unitSuf(a, '°', 'as')} szög kiegészítő szöge?`,
    complement: `Mekkora ${numberArticle(a)} ${unitSuf(a, '°', 'as')} szög pótszöge?`,
    vertical: `Két egyenes metszéspontjánál az egyik szög ${deg(a)}. Mekkora a csúcsszöge?`,
    adjacent: `Két egyenes metszéspontjánál az egyik szög ${deg(a)}. Mekkora a mellékszöge?`,
    half: `Megrajzoltuk ${numberArticle(a)} ${unitSuf(a, '°', 'as')} szög szögfelezőjét. Mekkora szöget zár be a szögfelező az egyik szárral?`,
  }[kind];
  return numeric(
    {
      question: text,
      answer: num(answer),
      check: 'NUM',
      unit: '°',
      wrong: [
        ...(kind === 'supplement' || kind === 'adjacent'
          ? [
              ...(a < 90 ? [wrong(num(90 - a), 'pot-es-kiegeszito-csere', '90°-ra egészítetted ki. Az összegük 180°.')] : []),
              wrong(num(a), 'mellekszog-egyenlo', 'A mellékszög nem egyenlő vele, hanem 180°-ra egészíti ki.'),
              wrong(num(360 - a), 'teljes-szogre', '360°-ra egészítetted ki. Az összegük 180°.'),
            ]
          : []),
        ...(kind === 'complement'
          ? [
              wrong(num(180 - a), 'pot-es-kiegeszito-csere', 'Ez a kiegészítő szög. A pótszög 90°-ra egészít ki.'),
              wrong(num(a), 'mellekszog-egyenlo', 'A pótszög nem egyenlő vele: az összegük 90°.'),
              wrong(num(360 - a), 'teljes-szogre', 'A pótszög 90°-ra egészít ki.'),
            ]
          : []),
        ...(kind === 'vertical'
          ? [
              wrong(num(180 - a), 'csucsszogek-osszege', 'Ez a mellékszöge. A csúcsszögek egyenlők.'),
              wrong(num(a / 2), 'folosleges-felezes', 'Nem kell felezni: a csúcsszögek egyenlők.'),
              wrong(num(360 - a), 'teljes-szogre', 'A csúcsszögek egyenlők.'),
            ]
          : []),
        ...(kind === 'half'
          ? [
              wrong(num(a), 'felezes-elmarad', 'A szögfelező két egyenlő részre osztja a szöget.'),
              wrong(num(180 - a), 'pot-es-kiegeszito-csere', 'Ez a kiegészítő szög.'),
              wrong(num(2 * a), 'duplazas', 'Kétszerezted, pedig felezni kell.'),
            ]
          : []),
      ],
      other: 'Rajzold le a két szöget!',
      hints: [
        'Rajzold le!',
        {
          supplement: 'A kiegészítő szögek összege 180°.',
          complement: 'A pótszögek összege 90°.',
          vertical: 'A csúcsszögek egyenlők.',
          adjacent: 'A mellékszögek összege 180°.',
          half: 'A szögfelező két egyenlő szögre bont.',
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
        wrong(num(other), 'nem-a-kerdesre-felel', 'Ez a másik szög.'),
        wrong(num(unit), 'csak-egy-resz', 'Ez egyetlen rész. Szorozd meg az arányszámmal!'),
        ...(other180 % (p + q) === 0
          ? [
              wrong(
                num((other180 / (p + q)) * (askBig ? Math.max(p, q) : Math.min(p, q))),
                'pot-es-kiegeszito-csere',
                `Az összegük ${total}°, nem ${other180}°.`,
              ),
            ]
          : []),
        wrong(num(total / 2), 'egyenloen-oszt', 'Egyenlően osztottad szét. Az arány szerint kell.'),
      ],
      other: `Az összegük ${total}°. Hány egyenlő részre osztod?`,
      hints: [
        'Mennyi a két szög összege?',
        `Az összeg ${total}°, ezt ${p + q} egyenlő részre osztjuk.`,
        `Egy rész: $${total}^\\circ:${p + q}$.`,
      ],
      solution: `$${total}^\\circ:${p + q}=${unit}^\\circ$${answer === unit ? '' : `, $${answer / unit}\\cdot${unit}^\\circ=${answer}^\\circ$`}.`,
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
  const swapped = vertical ? (180 - b - d) / (a + c) : a === c ? Number.NaN : (d - b) / (a - c);
  return numeric(
    {
      question: `Két ${vertical ? 'csúcsszög' : 'mellékszög'} nagysága fokban $${a}x${s(b)}$ és $${c}x${s(d)}$. Mekkora az első szög?`,
      answer: num(angle),
      check: 'NUM',
      unit: '°',
      wrong: [
        wrong(num(root), 'x-et-adja-meg', 'Ez az $x$ értéke. Helyettesítsd vissza a szög kifejezésébe!'),
        ...(Number.isInteger(swapped) && a * swapped + b > 0
          ? [
              wrong(
                num(a * swapped + b),
                'csucsszog-mellekszog-csere',
                vertical ? 'Az összegüket vetted 180°-nak. A csúcsszögek egyenlők.' : 'Egyenlővé tetted őket. A mellékszögek összege 180°.',
              ),
            ]
          : []),
        wrong(
          num(180 - angle),
          vertical ? 'csucsszogek-osszege' : 'nem-a-kerdesre-felel',
          vertical ? 'Ez a mellékszöge.' : 'Ez a másik szög.',
        ),
      ],
      other: vertical ? 'A csúcsszögek egyenlők: írj fel egyenletet!' : 'A mellékszögek összege 180°: írj fel egyenletet!',
      hints: [
        'Milyen kapcsolat van a két szög között?',
        vertical ? 'A csúcsszögek egyenlők.' : 'A mellékszögek összege 180°.',
        vertical ? `$${a}x${s(b)}=${c}x${s(d)}$` : `$${a}x${s(b)}+${c}x${s(d)}=180$`,
      ],
      solution: `$x=${root}$, ezért az első szög $${a}\\cdot${root}${s(b)}=${angle}$, azaz ${deg(angle)}.`,
    },
    fits(v => {
      const r = (v - b) / a;
      return vertical ? c * r + d === v : c * r + d + v === 180;
    }),
  );
}

const anglePairs = defineGenerator('gen-angle-pairs', 'Szögpárok', ['matek-6-szogparok'], (rng, level) =>
  level === 1 ? pairValue(rng) : level === 2 ? ratioPair(rng) : expressionPair(rng),
);

/** Positions 1–4 around the upper crossing, 5–8 around the lower, numbered clockwise from the upper right. */
const POSITIONS = ['jobb felső', 'jobb alsó', 'bal alsó', 'bal felső'];

const transversalAngles = defineGenerator(
  'gen-transversal-angles',
  'Párhuzamos egyenesek és szelő',
  ['matek-6-parhuzamos-egyenesek'],
  (rng, level) => {
    const a = rng.int(25, 155);
    redrawIf(a === 90 || Math.abs(a - 90) < 4);
    if (level === 3) {
      const [p, q] = [rng.int(2, 6), rng.int(2, 6)];
      const [b, d] = [rng.intNot(-15, 30, 0), rng.intNot(-15, 30, 0)];
      const kind = rng.pick(['belső váltószögek', 'megfelelő szögek', 'azonos oldali belső szögek'] as const);
      const equal = kind !== 'azonos oldali belső szögek';
      const root = equal ? (d - b) / (p - q || 1) : (180 - b - d) / (p + q);
      redrawIf((equal && p === q) || !Number.isInteger(root) || root < 3);
      const angle = p * root + b;
      redrawIf(angle < 15 || angle > 165 || angle === 90);
      const s = (k: number): string => (k < 0 ? `-${-k}` : `+${k}`);
      const other = equal ? (180 - b - d) / (p + q) : p === q ? Number.NaN : (d - b) / (p - q);
      return numeric(
        {
          question: `Két párhuzamos egyenest egy szelő metsz. Két ${kind.replace(/ek$/, '')} nagysága fokban $${p}x${s(b)}$ és $${q}x${s(d)}$. Mekkora az első szög?`,
          answer: num(angle),
          check: 'NUM',
          unit: '°',
          wrong: [
            wrong(num(root), 'x-et-adja-meg', 'Ez az $x$ értéke. Helyettesítsd vissza!'),
            wrong(
              num(180 - angle),
              equal ? 'tarsszogek-egyenlok' : 'nem-a-kerdesre-felel',
              equal ? 'Ez a kiegészítő szöge.' : 'Ez a másik szög.',
            ),
            ...(Number.isInteger(other) && p * other + b > 0
              ? [
                  wrong(
                    num(p * other + b),
                    equal ? 'valtoszogek-osszege' : 'tarsszogek-egyenlok',
                    equal
                      ? 'Az összegüket vetted 180°-nak. Ezek a szögek egyenlők.'
                      : 'Egyenlővé tetted őket. Az azonos oldali belső szögek összege 180°.',
                  ),
                ]
              : []),
            wrong(
              num(2 * angle > 170 ? angle + 10 : 2 * angle),
              'szamolasi-hiba',
              'Ellenőrizd: helyettesítsd vissza az $x$-et mindkét kifejezésbe!',
            ),
          ],
          other: equal ? 'Ezek a szögek egyenlők: írj fel egyenletet!' : 'Ezek összege 180°: írj fel egyenletet!',
          hints: [
            'Egyenlők, vagy 180°-ra egészítik ki egymást?',
            equal ? `Párhuzamos egyeneseknél a ${kind} egyenlők.` : 'Az azonos oldali belső szögek összege 180°.',
            equal ? `$${p}x${s(b)}=${q}x${s(d)}$` : `$${p}x${s(b)}+${q}x${s(d)}=180$`,
          ],
          solution: `$x=${root}$, ezért az első szög $${p}\\cdot${root}${s(b)}=${angle}$, azaz ${deg(angle)}.`,
        },
        fits(v => {
          const r = (v - b) / p;
          return equal ? q * r + d === v : q * r + d + v === 180;
        }),
      );
    }
    const from = rng.int(0, 3);
    const to = rng.int(0, 3);
    const lower = level === 2 || rng.chance(0.5);
    redrawIf((!lower && from === to) || (level === 1 && lower && from !== to));
    const same = (from - to) % 2 === 0;
    const answer = same ? a : 180 - a;
    const where = (i: number, low: boolean): string => `${low ? 'az alsó' : 'a felső'} metszéspontnál a ${POSITIONS[i]}`;
    return numeric(
      {
        question: `Két vízszintes, párhuzamos egyenest egy ferde szelő metsz. ${capital(where(from, false))} szög ${deg(a)}. Mekkora ${where(to, lower)} szög?`,
        answer: num(answer),
        check: 'NUM',
        unit: '°',
        wrong: [
          wrong(
            num(180 - answer),
            same ? 'valtoszogek-osszege' : 'tarsszogek-egyenlok',
            same ? 'Ezek a szögek egyenlők: csúcs-, váltó- vagy megfelelő szögek.' : 'Ezek kiegészítő szögek, az összegük 180°.',
          ),
          wrong(
            num(Math.abs(90 - answer)),
            'pot-es-kiegeszito-csere',
            '90°-kal számoltál. Itt egyenlő vagy 180°-ra kiegészítő szögek vannak.',
          ),
          wrong(num(360 - a), 'teljes-szogre', '360°-ra egészítetted ki.'),
        ],
        other: 'Rajzold le, és jelöld az egyenlő szögeket ugyanúgy!',
        hints: [
          'Rajzold le a két egyenest és a szelőt!',
          'Váltószögek és megfelelő szögek egyenlők; mellékszögek összege 180°.',
          same ? 'Ez a két szög egyenlő.' : 'Ez a két szög 180°-ra egészíti ki egymást.',
        ],
        solution: same
          ? `A két szög egyenlő (csúcs-, váltó- vagy megfelelő szögek): ${deg(answer)}.`
          : `$180^\\circ-${a}^\\circ=${answer}^\\circ$, tehát ${deg(answer)}.`,
      },
      // Slope of the transversal from the given angle, then the asked angle from directions.
      fits(v => {
        const direction = from % 2 === 0 ? a : 180 - a;
        return v === (to % 2 === 0 ? direction : 180 - direction);
      }),
    );
  },
);

const triangleAngles = defineGenerator('gen-triangle-angles', 'A háromszög szögei', ['matek-6-haromszog-szogei'], (rng, level) => {
  if (level === 1) {
    const [a, b] = [rng.int(20, 100), rng.int(20, 90)];
    const c = 180 - a - b;
    redrawIf(c < 10 || c === a || c === b || a + b === c);
    return numeric(
      {
        question: `Egy háromszög két szöge ${deg(a)} és ${deg(b)}. Mekkora a harmadik?`,
        answer: num(c),
        check: 'NUM',
        unit: '°',
        expr: `180-${a}-${b}`,
        wrong: [
          wrong(num(a + b), 'kulso-szoget-adja', 'Összeadtad a két szöget: ez a harmadik csúcsnál lévő külső szög.'),
          wrong(num(360 - a - b), 'szogosszeg-360', 'A háromszög szögeinek összege 180°, nem 360°.'),
          wrong(num(Math.abs(a - b) || 5), 'kulonbseg', 'A két szög különbségét vetted.'),
          ...(a + b > 90 ? [] : [wrong(num(90 - a), 'derekszogu-feltevese', 'Nem biztos, hogy derékszögű a háromszög.')]),
        ],
        other: 'A három szög összege 180°.',
        hints: [
          'Mennyi a háromszög szögeinek összege?',
          'Vond le 180°-ból a két ismert szöget!',
          `$${a}^\\circ+${b}^\\circ=${a + b}^\\circ$`,
        ],
        solution: `$180^\\circ-${a}^\\circ-${b}^\\circ=${c}^\\circ$.`,
      },
      fits(v => a + b + v === 180),
    );
  }
  if (level === 2) {
    const [a, b] = [rng.int(25, 85), rng.int(25, 85)];
    const outer = a + b;
    const askOuter = rng.chance(0.5);
    redrawIf(a === b || outer === 90);
    const answer = askOuter ? outer : b;
    return numeric(
      {
        question: askOuter
          ? `Az $ABC$ háromszögben az $A$ csúcsnál ${deg(a)}, a $B$ csúcsnál ${deg(b)} a belső szög. Mekkora a $C$ csúcsnál lévő külső szög?`
          : `Az $ABC$ háromszögben a $C$ csúcsnál lévő külső szög ${deg(outer)}, az $A$ csúcsnál lévő belső szög ${deg(a)}. Mekkora a $B$ csúcsnál lévő belső szög?`,
        answer: num(answer),
        check: 'NUM',
        unit: '°',
        expr: askOuter ? `${a}+${b}` : `${outer}-${a}`,
        wrong: [
          wrong(num(askOuter ? 180 - outer : 180 - outer), 'belso-kulso-csere', 'Ez a $C$ csúcsnál lévő **belső** szög.'),
          wrong(num(askOuter ? 180 - a : 180 - a), 'rossz-csucs', 'Ez az $A$ csúcsnál lévő külső szög.'),
          wrong(
            num(askOuter ? 360 - outer : outer + a),
            'kulso-szog-tetele',
            askOuter
              ? 'A külső szög a két nem mellette fekvő belső szög összege.'
              : 'Kivonni kell: a külső szög a két nem mellette fekvő belső szög összege.',
          ),
        ],
        other: 'A külső szög a két nem mellette fekvő belső szög összege.',
        hints: [
          'Mit tudunk a külső szögről?',
          'A külső szög egyenlő a két nem mellette fekvő belső szög összegével.',
          askOuter ? `$${a}^\\circ+${b}^\\circ$` : `$${outer}^\\circ=${a}^\\circ+\\beta$`,
        ],
        solution: askOuter ? `$${a}^\\circ+${b}^\\circ=${outer}^\\circ$.` : `$${outer}^\\circ-${a}^\\circ=${b}^\\circ$.`,
      },
      fits(v => (askOuter ? 180 - v + a + b === 180 : 180 - outer + a + v === 180)),
    );
  }
  const parts = rng.sample(range(1, 10), 3).sort((p, q) => p - q);
  const s = sum(parts);
  redrawIf(180 % s !== 0 || parts.reduce(gcd) > 1);
  const unit = 180 / s;
  const at = rng.int(0, 2);
  const answer = (parts[at] ?? 1) * unit;
  return numeric(
    {
      question: `Egy háromszög szögeinek aránya $${parts.join(':')}$. Mekkora a ${['legkisebb', 'középső', 'legnagyobb'][at]} szöge?`,
      answer: num(answer),
      check: 'NUM',
      unit: '°',
      expr: `180/(${parts.join('+')})*${parts[at]}`,
      wrong: [
        wrong(num(unit), 'csak-egy-resz', 'Ez egyetlen rész. Szorozd meg az arányszámmal!'),
        wrong(num(2 * answer), 'szogosszeg-360', '360°-ból indultál. A szögösszeg 180°.'),
        wrong(num((parts[(at + 1) % 3] ?? 1) * unit), 'nem-a-kerdesre-felel', 'Ez egy másik szög.'),
        wrong(num(answer / 2), 'szogosszeg-90', '90°-ból indultál. A szögösszeg 180°.'),
      ],
      other: 'A szögösszeg 180°, ezt osztjuk fel az arány szerint.',
      hints: ['Hány egyenlő részre osztjuk a 180°-ot?', `A részek száma $${parts.join('+')}=${s}$.`, `Egy rész: $180^\\circ:${s}$.`],
      solution: `$180^\\circ:${s}=${x(unit)}^\\circ$${parts[at] === 1 ? '' : `, $${parts[at]}\\cdot${x(unit)}^\\circ=${x(answer)}^\\circ$`}.`,
    },
    fits(v => Math.abs(parts.reduce((p, q) => p + (v * q) / (parts[at] ?? 1), 0) - 180) < 1e-9),
  );
});

const isosceles = defineGenerator('gen-isosceles', 'Egyenlő szárú háromszög', ['matek-6-egyenlo-szaru'], (rng, level) => {
  const base = rng.int(20, 85);
  const apex = 180 - 2 * base;
  redrawIf(apex === base || apex < 12 || apex === 2 * base);
  if (level === 1) {
    const askApex = rng.chance(0.5);
    const [given, answer] = askApex ? [base, apex] : [apex, base];
    return numeric(
      {
        question: askApex
          ? `Egy egyenlő szárú háromszög alapon fekvő szöge ${deg(base)}. Mekkora a szárak által bezárt szög?`
          : `Egy egyenlő szárú háromszögben a szárak ${unitSuf(apex, '°', 'as')} szöget zárnak be. Mekkora az alapon fekvő szög?`,
        answer: num(answer),
        check: 'NUM',
        unit: '°',
        expr: askApex ? `180-2*${base}` : `(180-${apex})/2`,
        wrong: [
          wrong(
            num(180 - given),
            askApex ? 'csak-egy-alapszog' : 'felezes-elmarad',
            askApex ? 'Csak egy alapszöget vontál le. Kettő van.' : 'Ez a két alapszög összege. Felezd!',
          ),
          wrong(num(given), 'szarszog-alapszog-csere', 'Az alapszög és a szárszög nem egyenlő.'),
          wrong(
            num(askApex ? (180 - base) / 2 : 180 - 2 * apex),
            'szarszog-alapszog-csere',
            'Felcserélted az alapszög és a szárszög szerepét.',
          ),
        ].filter(w => (w.value.size ?? 0) > 0),
        other: 'Az alapon fekvő szögek egyenlők, a szögösszeg 180°.',
        hints: [
          'Melyik két szög egyenlő?',
          'Az alapon fekvő két szög egyenlő, az összeg 180°.',
          askApex
            ? `A két alapszög együtt $2\\cdot${base}^\\circ=${2 * base}^\\circ$.`
            : `A két alapszög együtt $180^\\circ-${apex}^\\circ=${180 - apex}^\\circ$.`,
        ],
        solution: askApex ? `$180^\\circ-2\\cdot${base}^\\circ=${apex}^\\circ$.` : `$(180^\\circ-${apex}^\\circ):2=${base}^\\circ$.`,
      },
      fits(v => (askApex ? base + base + v === 180 : v + v + apex === 180)),
    );
  }
  if (level === 2) {
    const [leg, third] = [rng.int(5, 24), rng.int(4, 30)];
    redrawIf(2 * leg <= third || leg === third);
    const perimeter = 2 * leg + third;
    const askLeg = rng.chance(0.5);
    const answer = askLeg ? leg : third;
    return numeric(
      {
        question: askLeg
          ? `Egy egyenlő szárú háromszög kerülete ${t(perimeter)} cm, az alapja ${t(third)} cm. Mekkora a szára?`
          : `Egy egyenlő szárú háromszög kerülete ${t(perimeter)} cm, a szára ${t(leg)} cm. Mekkora az alapja?`,
        answer: num(answer),
        check: 'NUM',
        unit: 'cm',
        expr: askLeg ? `(${perimeter}-${third})/2` : `${perimeter}-2*${leg}`,
        wrong: [
          wrong(
            num(askLeg ? perimeter - third : perimeter - leg),
            askLeg ? 'felezes-elmarad' : 'csak-egy-szar',
            askLeg ? 'Ez a két szár együtt. Felezd!' : 'Csak egy szárat vontál le. Kettő van.',
          ),
          wrong(num(tidy(perimeter / 3)), 'egyenlo-oldalu', 'Úgy számoltál, mintha egyenlő oldalú lenne.'),
          wrong(
            num(tidy(askLeg ? perimeter - 2 * third : (perimeter - leg) / 2)),
            'szar-alap-csere',
            'Felcserélted az alap és a szár szerepét.',
          ),
        ].filter(w => (w.value.size ?? 0) > 0 && decimalsOf(w.value.size ?? 0) < 2),
        other: 'A kerület: alap és két egyforma szár.',
        hints: [
          'Melyik két oldal egyenlő?',
          'Kerület = alap + 2 · szár.',
          askLeg ? `$${perimeter}-${third}=${perimeter - third}$` : `$2\\cdot${leg}=${2 * leg}$`,
        ],
        solution: askLeg ? `$(${perimeter}-${third}):2=${leg}$ cm.` : `$${perimeter}-2\\cdot${leg}=${third}$ cm.`,
      },
      fits(v => (askLeg ? v + v + third : leg + leg + v) === perimeter),
    );
  }
  const given = rng.int(12, 88);
  const asBase = 180 - 2 * given;
  const asApex = (180 - given) / 2;
  redrawIf(given === 60 || asBase === asApex || given % 2 === 1);
  return numeric(
    {
      question: `Egy egyenlő szárú háromszög **egyik** szöge ${deg(given)}. Mekkora lehet a szárak által bezárt szög? Add meg az összes lehetőséget, pontosvesszővel elválasztva!`,
      answer: numberSet([given, asBase]),
      check: 'SET',
      wrong: [
        wrong(numberSet([asBase]), 'csak-egy-eset', 'Ez csak az egyik eset. A megadott szög a szárak között is lehet.'),
        wrong(numberSet([given]), 'csak-egy-eset', 'Ez csak az egyik eset. A megadott szög az alapon is fekhet.'),
        wrong(
          numberSet([given, asApex]),
          'szarszog-alapszog-csere',
          'A másodiknál az alapszöget adtad meg. A szárak által bezárt szöget kérdezik.',
        ),
      ],
      other: 'Két eset van: a megadott szög az alapon fekszik, vagy a szárak között van.',
      hints: [
        'Hol lehet a megadott szög?',
        'Két eset: az alapon fekszik, vagy a szárak között van.',
        `Ha az alapon fekszik, akkor két ${unitSuf(given, '°', 'as')} szög van.`,
      ],
      solution: `Ha a szárak között van: ${deg(given)}. Ha az alapon fekszik: $180^\\circ-2\\cdot${given}^\\circ=${asBase}^\\circ$. A lehetőségek: ${numberSet([given, asBase]).text}.`,
    },
    setOf(range(1, 179), apexAngle => (180 - apexAngle) / 2 === given || apexAngle === given),
  );
});

const quadAngles = defineGenerator('gen-quad-angles', 'A négyszög szögei', ['matek-7-negyszogek'], (rng, level) => {
  if (level === 1) {
    const [a, b, c] = [rng.int(45, 130), rng.int(45, 130), rng.int(45, 130)];
    const d = 360 - a - b - c;
    redrawIf(d < 20 || d > 175 || [a, b, c].includes(d));
    return numeric(
      {
        question: `Egy négyszög három szöge ${deg(a)}, ${deg(b)} és ${deg(c)}. Mekkora a negyedik?`,
        answer: num(d),
        check: 'NUM',
        unit: '°',
        expr: `360-${a}-${b}-${c}`,
        wrong: [
          wrong(num(a + b + c), 'osszeget-adja', 'Ez a három szög összege. Vond ki 360°-ból!'),
          wrong(num(Math.abs(180 - a - b - c) || 7), 'szogosszeg-180', 'A négyszög szögösszege 360°, nem 180°.'),
          wrong(num(360 - a - b), 'szog-kimarad', 'Egy szöget nem vontál le.'),
        ],
        other: 'A négyszög szögeinek összege 360°.',
        hints: [
          'Mennyi a négyszög szögeinek összege?',
          'Egy átló két háromszögre bontja: az összeg 360°.',
          `$${a}^\\circ+${b}^\\circ+${c}^\\circ=${a + b + c}^\\circ$`,
        ],
        solution: `$360^\\circ-${a}^\\circ-${b}^\\circ-${c}^\\circ=${d}^\\circ$.`,
      },
      fits(v => a + b + c + v === 360),
    );
  }
  if (level === 2) {
    const parts = range(1, 4)
      .map(() => rng.int(1, 7))
      .sort((p, q) => p - q);
    const s = sum(parts);
    redrawIf(360 % s !== 0 || new Set(parts).size < 3 || parts.reduce(gcd) > 1 || ((parts[3] ?? 0) * 360) / s >= 180);
    const unit = 360 / s;
    const big = rng.chance(0.5);
    const part = (big ? parts[3] : parts[0]) ?? 1;
    return numeric(
      {
        question: `Egy négyszög szögeinek aránya $${parts.join(':')}$. Mekkora a ${big ? 'legnagyobb' : 'legkisebb'} szöge?`,
        answer: num(part * unit),
        check: 'NUM',
        unit: '°',
        expr: `360/(${parts.join('+')})*${part}`,
        wrong: [
          wrong(num((part * unit) / 2), 'szogosszeg-180', '180°-ból indultál. A négyszög szögösszege 360°.'),
          ...(part > 1 ? [wrong(num(unit), 'csak-egy-resz', 'Ez egyetlen rész.')] : []),
          wrong(num(((big ? parts[0] : parts[3]) ?? 1) * unit), 'nem-a-kerdesre-felel', 'Ez a másik szélső szög.'),
          wrong(num(90), 'egyenloen-oszt', 'Egyenlően osztottad szét.'),
        ],
        other: 'A szögösszeg 360°, ezt osztjuk fel az arány szerint.',
        hints: ['Mennyi a szögösszeg?', `A részek száma $${parts.join('+')}=${s}$.`, `Egy rész: $360^\\circ:${s}$.`],
        solution: `$360^\\circ:${s}=${unit}^\\circ$${part === 1 ? '' : `, $${part}\\cdot${unit}^\\circ=${part * unit}^\\circ$`}.`,
      },
      fits(v => Math.abs(parts.reduce((p, q) => p + (v * q) / part, 0) - 360) < 1e-9),
    );
  }
  const k = rng.int(8, 25);
  const coefficients = range(1, 4).map(() => rng.int(1, 5));
  const offsets = range(1, 3).map(() => rng.int(-12, 25));
  const last = 360 - k * sum(coefficients) - sum(offsets);
  const all = [...offsets, last];
  const anglesList = coefficients.map((c, i) => c * k + (all[i] ?? 0));
  redrawIf(all.includes(0) || Math.abs(last) > 60 || anglesList.some(v => v < 20 || v > 170));
  const e = (i: number): string =>
    `${coefficients[i] === 1 ? '' : coefficients[i]}x${(all[i] ?? 0) < 0 ? `-${-(all[i] ?? 0)}` : `+${all[i]}`}`;
  const at = rng.int(0, 3);
  const wrongK = (180 - sum(all)) / sum(coefficients);
  const answer = anglesList[at] ?? 0;
  return numeric(
    {
      question: `Egy négyszög szögei fokban: $${e(0)}$, $${e(1)}$, $${e(2)}$, $${e(3)}$. Mekkora ${the(at + 1)}. szög?`,
      answer: num(answer),
      check: 'NUM',
      unit: '°',
      wrong: [
        wrong(num(k), 'x-et-adja-meg', 'Ez az $x$ értéke. Helyettesítsd vissza!'),
        ...(Number.isInteger(wrongK) && (coefficients[at] ?? 0) * wrongK + (all[at] ?? 0) > 0
          ? [wrong(num((coefficients[at] ?? 0) * wrongK + (all[at] ?? 0)), 'szogosszeg-180', '180°-kal számoltál. A szögösszeg 360°.')]
          : []),
        wrong(num(anglesList[(at + 1) % 4] ?? 0), 'nem-a-kerdesre-felel', 'Ez egy másik szög.'),
        wrong(num((coefficients[at] ?? 0) * k), 'allando-kimarad', 'Az állandó tag kimaradt.'),
      ],
      other: 'Add össze a négy kifejezést, az összeg 360.',
      hints: [
        'Mennyi a négy szög összege?',
        'Írj fel egyenletet: a négy kifejezés összege 360.',
        `$${sum(coefficients)}x${sum(all) < 0 ? `-${-sum(all)}` : sum(all) > 0 ? `+${sum(all)}` : ''}=360$`,
      ],
      solution: `$x=${k}$, ezért a keresett szög $${e(at).replace('x', `${coefficients[at] === 1 ? '' : '\\cdot '}${k}`)}=${answer}$, azaz ${deg(answer)}.`,
    },
    fits(v => {
      const r = (v - (all[at] ?? 0)) / (coefficients[at] ?? 1);
      return coefficients.reduce((p, c, i) => p + c * r + (all[i] ?? 0), 0) === 360;
    }),
  );
});

export const angles = [anglePairs, transversalAngles, triangleAngles, isosceles, quadAngles];
