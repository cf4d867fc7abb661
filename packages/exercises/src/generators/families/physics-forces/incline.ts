import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, suf, texNumber, textNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const x = texNumber;
/** Height, base and length of slopes with whole sides. */
const SLOPES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [9, 12, 15],
  [10, 24, 26],
] as const;

interface Slope {
  h: number;
  b: number;
  l: number;
  g: number;
}
function slopeOf(rng: Rng): Slope {
  const [h, b, l] = rng.pick(SLOPES);
  return { h, b, l, g: l * rng.int(2, 40) * (l < 14 ? 2 : 1) };
}
const along = ({ g, h, l }: Slope): number => tidy((g * h) / l);
const normal = ({ g, b, l }: Slope): number => tidy((g * b) / l);
const steepness = ({ h, l }: Pick<Slope, 'h' | 'l'>): number => Math.min(58, Math.max(9, (Math.asin(h / l) * 180) / Math.PI));
const drawn = (slope: Slope) => ({
  kind: 'incline' as const,
  angle: tidy(Math.round(steepness(slope) * 10) / 10),
  slope: withUnit(slope.l, 'm'),
  rise: withUnit(slope.h, 'm'),
});
/** Things with their usual weights in newtons. */
const THINGS = [
  ['láda', 100, 800],
  ['hordó', 300, 1200],
  ['kocsi', 200, 1200],
  ['szekrény', 300, 900],
  ['szánkó', 60, 300],
] as const;

function hold(rng: Rng): Task {
  const [l, h] = [rng.pick([2, 4, 5, 8, 10, 12, 20]), tidy(rng.int(1, 16) / 2)];
  const [thing, least, most] = rng.pick(THINGS);
  const g = rng.int(least / 20, most / 20) * 20;
  redrawIf(h > 0.5 * l);
  const answer = tidy((g * h) / l);
  redrawIf(decimalsOf(answer) > 1 || answer === h || answer === l);
  const isDrawn = h / l > 0.16 && rng.chance(0.6);
  const plane = isDrawn ? 'lejtő' : 'rámpa';
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'incline' as const,
              angle: tidy(Math.round(steepness({ h, l }) * 10) / 10),
              slope: withUnit(l, 'm'),
              rise: withUnit(h, 'm'),
            },
          }
        : {}),
      question: isDrawn
        ? `Az ábra lejtője súrlódásmentes, a rajta lévő test súlya ${withUnit(g, 'N')}. Mekkora erő tartja meg a lejtő mentén?`
        : `Egy ${withUnit(g, 'N')} súlyú ${thing} áll egy ${withUnit(l, 'm')} hosszú, ${withUnit(h, 'm')} magas, súrlódásmentes rámpán. Mekkora erő tartja meg a rámpa mentén?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'N',
      expr: `${g}*${h}/${l}`,
      wrong: [
        wrong(
          { g, h, l },
          ({ g, h, l }) => num(tidy((g * l) / h)),
          'lejton-forditott-arany',
          'Fordítva vetted az arányt. A súlynál kisebb erő kell.',
          'a magasság és a hossz arányát megfordítja',
        ),
        wrong(
          { g, l },
          ({ g, l }) => num(tidy(g / l)),
          'sulyt-csak-hosszal-osztja',
          'Csak a hosszal osztottál. A magassággal szorozni is kell.',
          `a súlyt a ${plane} hosszával osztja, a magassággal nem szoroz`,
        ),
        wrong(
          { g },
          ({ g }) => num(g),
          'meredeksegtol-fuggetlen-az-ero',
          `Ez a teljes súly. Egy részét a ${plane} tartja.`,
          `a súllyal egyenlő erőt ad meg, a ${plane} méreteivel nem számol`,
        ),
      ],
      other: 'A súlyt szorozd a magasság és a hossz hányadosával!',
      hints: [
        'A súly hányad részét kell tartani?',
        'A tartóerő úgy aránylik a súlyhoz, mint a magasság a hosszhoz.',
        `A magasság és a hossz hányadosa $${x(h)}:${l}$.`,
      ],
      solution: `$${g}\\cdot${x(h)}:${l}=${x(answer)}$ newton.`,
    },
    fits(f => Math.abs(f * l - g * h) < 1e-6),
  );
}

function pressing(rng: Rng): Task {
  const slope = slopeOf(rng);
  const answer = normal(slope);
  redrawIf(answer === slope.b ** 2);
  return numeric(
    {
      figure: { ...drawn(slope), base: 'b' },
      question: `Az ábrán látható lejtőn lévő test súlya ${withUnit(slope.g, 'N')}. Mekkora erővel nyomja a lejtő a testet?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'N',
      expr: `${slope.g}*${slope.b}/${slope.l}`,
      wrong: [
        wrong(
          { slope },
          ({ slope }) => num(along(slope)),
          'lejton-osszetevok-csereje',
          'Ez a lejtő menti összetevő. A nyomóerőhöz az alap kell.',
        ),
        wrong({ slope }, ({ slope }) => num(slope.g), 'nyomoero-mindig-mg', 'A súlyt írtad be. A lejtőn a nyomóerő kisebb.'),
        wrong(
          { slope },
          ({ slope: { g, h, l } }) => num(tidy((g * (l - h)) / l)),
          'alap-mint-kulonbseg',
          'Az alapot kivonással számoltad. A négyzeteket kell kivonni.',
        ),
      ],
      other: 'Számold ki az alapot, azután szorozd a súlyt az alap és a hossz hányadosával!',
      hints: [
        'Melyik összetevő nyomja a lejtőt?',
        'A nyomóerő úgy aránylik a súlyhoz, mint az alap a hosszhoz.',
        `Az alap négyzete $${slope.l}^2-${slope.h}^2=${slope.b ** 2}$.`,
      ],
      solution: `Az alap négyzete $${slope.l}^2-${slope.h}^2=${slope.b ** 2}$, az alap ${withUnit(slope.b, 'm')}. A nyomóerő úgy aránylik a súlyhoz, mint az alap a hosszhoz, ezért $${slope.g}\\cdot${slope.b}:${slope.l}=${x(answer)}$ newton.`,
    },
    fits(n => Math.abs((n * slope.l) ** 2 - slope.g ** 2 * (slope.l ** 2 - slope.h ** 2)) < 1e-3),
  );
}

function howLong(rng: Rng): Task {
  const [times, h] = [rng.int(2, 12), tidy(rng.int(1, 10) / 2)];
  const f = rng.int(4, 40) * 5;
  const [g, l] = [f * times, tidy(h * times)];
  redrawIf(h === 1);
  return numeric(
    {
      question: `Egy ${withUnit(g, 'N')} súlyú terhet ${withUnit(f, 'N')} erővel, súrlódás nélkül, egyenletesen húznak fel ${withUnit(h, 'm')} magasra. Milyen hosszú a lejtő?`,
      answer: num(l),
      check: 'NUM',
      unit: 'm',
      expr: `${g}*${h}/${f}`,
      wrong: [
        wrong(
          { f, g, h },
          ({ f, g, h }) => num(tidy((h * f) / g)),
          'lejton-forditott-arany',
          'Fordítva arányosítottál. A lejtő hosszabb a magasságnál.',
        ),
        wrong({ times }, ({ times }) => num(times), 'lejton-aranynal-megall', 'Ennyiszerese a hossz a magasságnak. Szorozz a magassággal!'),
        wrong(
          { h },
          ({ h }) => num(h),
          'meredeksegtol-fuggetlen-az-ero',
          'Ez a magasság. Függőleges emelésnél volna ennyi az út.',
          'a magasságot adja meg a lejtő hosszának',
        ),
      ],
      other: 'A húzóerő és a súly aránya egyenlő a magasság és a hossz arányával.',
      hints: [
        'A súly hányad része a húzóerő?',
        'Ahányad része az erő a súlynak, annyiszorosa a hossz a magasságnak.',
        `$${g}:${f}=${times}$`,
      ],
      solution: `A súly ${suf(times, 'szor')} akkora, mint az erő ($${g}:${f}=${times}$), ezért a hossz is ${suf(times, 'szor')} akkora, mint a magasság: $${times}\\cdot${x(h)}=${x(l)}$ méter.`,
    },
    fits(v => Math.abs(f * v - g * h) < 1e-6),
  );
}

interface Rough extends Slope {
  c: number;
}
function roughOf(rng: Rng): Rough {
  const slope = slopeOf(rng);
  const c = tidy(rng.int(2, 12) / 20);
  redrawIf(decimalsOf(tidy(normal(slope) * c)) > 1);
  return { ...slope, c };
}
const fric = (rough: Rough): number => tidy(normal(rough) * rough.c);

function pullUp(rng: Rng): Task {
  const rough = roughOf(rng);
  const [t, n, f] = [along(rough), normal(rough), fric(rough)];
  const answer = tidy(t + f);
  return numeric(
    {
      figure: { ...drawn(rough), forces: [{ direction: 'up-slope', label: 'F' }] },
      question: `Mekkora $F$ erővel húzható egyenletesen felfelé az ábrán látható lejtőn egy ${withUnit(rough.g, 'N')} súlyú láda, ha a súrlódási együttható ${textNumber(rough.c)}?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'N',
      expr: `${rough.g}*${rough.h}/${rough.l}+${rough.c}*${rough.g}*${rough.b}/${rough.l}`,
      wrong: [
        wrong({ t }, ({ t }) => num(t), 'lejton-surlodast-kihagyja', 'A súrlódás kimaradt.'),
        ...(t > f
          ? [
              wrong(
                { t, f },
                ({ t, f }) => num(tidy(t - f)),
                'lejton-surlodas-iranya',
                'Kivontad a súrlódást. Felfelé húzáskor lefelé mutat.',
              ),
            ]
          : []),
        wrong(
          { t, rough },
          ({ t, rough }) => num(tidy(t + rough.c * rough.g)),
          'nyomoero-mindig-mg',
          'A súrlódást a teljes súlyból számoltad.',
        ),
      ],
      other: 'A húzóerő a lejtő menti összetevő és a súrlódás összege.',
      hints: [
        'Mi mutat lefelé a lejtő mentén?',
        'A húzóerő két lefelé mutató erőt egyenlít ki.',
        `A nyomóerő ${withUnit(n, 'N')}, mert az alap ${withUnit(rough.b, 'm')}.`,
      ],
      solution: `A lejtő menti összetevő $${rough.g}\\cdot${rough.h}:${rough.l}=${x(t)}$ newton. Az alap négyzete $${rough.l}^2-${rough.h}^2=${rough.b ** 2}$, az alap ${withUnit(rough.b, 'm')}, ezért a nyomóerő $${rough.g}\\cdot${rough.b}:${rough.l}=${x(n)}$ newton. A súrlódás $${x(rough.c)}\\cdot${x(n)}=${x(f)}$ newton. Együtt $${x(t)}+${x(f)}=${x(answer)}$ newton.`,
    },
    fits(v => Math.abs(v * rough.l - rough.g * (rough.h + rough.c * rough.b)) < 1e-4),
  );
}

function doesItSlide(rng: Rng): Task {
  const rough = roughOf(rng);
  const [t, n, f] = [along(rough), normal(rough), fric(rough)];
  redrawIf(t === f);
  const slides = t > f;
  const move = slides ? `lecsúszik, ${withUnit(tidy(t - f), 'N')} eredővel` : 'nyugalomban marad';
  return choice(
    rng,
    {
      figure: drawn(rough),
      question: `Az ábrán látható lejtőn egy ${withUnit(rough.g, 'N')} súlyú láda fekszik, a súrlódási együttható ${textNumber(rough.c)}. Mi történik, ha elengedik?`,
      right: words(move, slides ? 'slides' : 'rests'),
      because: `Helyes! A lejtő menti összetevő ${withUnit(t, 'N')}, a súrlódás legfeljebb ${withUnit(f, 'N')}.`,
      wrong: slides
        ? [
            wrong(
              { n, t },
              ({ n, t }) => words(n >= t ? 'nyugalomban marad' : 'lecsúszik', 'rests'),
              'surlodas-egyenlo-nyomoero',
              'A súrlódás a nyomóerőnek csak egy része. Azt hasonlítsd a lejtő menti összetevőhöz!',
            ),
            wrong(
              { t },
              ({ t }) => words(`lecsúszik, ${withUnit(t, 'N')} eredővel`, 'frictionless'),
              'lejton-surlodast-kihagyja',
              'A súrlódás fékezi, azt is le kell vonni.',
            ),
            wrong(
              { t, f },
              ({ t, f }) => words(`lecsúszik, ${withUnit(tidy(t + f), 'N')} eredővel`, 'added'),
              'lejton-surlodas-iranya',
              'A súrlódás a csúszás ellen hat, ezért kivonjuk.',
              'a súrlódást hozzáadja a lejtő menti erőhöz',
            ),
          ]
        : [
            wrong(
              { t },
              ({ t }) => words(`lecsúszik, ${withUnit(t, 'N')} eredővel`, 'frictionless'),
              'lejton-surlodast-kihagyja',
              'A súrlódás ekkora erőt ki tud egyenlíteni.',
            ),
            wrong(
              { n, t },
              ({ n, t }) => words(`lecsúszik, ${withUnit(tidy(n + t), 'N')} eredővel`, 'sum'),
              'osszetevok-osszege-a-suly',
              'A két merőleges összetevőt összeadtad.',
              'a két merőleges összetevőt összeadja',
            ),
          ],
      hints: [
        'Melyik két erőt kell összehasonlítani?',
        'A lejtő menti összetevőt hasonlítsd össze a súrlódással!',
        `A nyomóerő ${withUnit(n, 'N')}, mert az alap ${withUnit(rough.b, 'm')}.`,
      ],
      solution: `A lejtő mentén $${rough.g}\\cdot${rough.h}:${rough.l}=${x(t)}$ newton húz lefelé. Az alap négyzete $${rough.l}^2-${rough.h}^2=${rough.b ** 2}$, az alap ${withUnit(rough.b, 'm')}, ezért a nyomóerő $${rough.g}\\cdot${rough.b}:${rough.l}=${x(n)}$ newton, a súrlódás legfeljebb $${x(rough.c)}\\cdot${x(n)}=${x(f)}$ newton. ${slides ? `Ez kevesebb, az eredő $${x(t)}-${x(f)}=${x(tidy(t - f))}$ newton: a láda lecsúszik.` : 'Ennyi elég: a láda nyugalomban marad.'}`,
    },
    key => key === (rough.h > rough.c * rough.b ? 'slides' : 'rests'),
  );
}

export const incline = defineGenerator('gen-incline', 'Lejtő', ['fizika-7-lejto'], ['decimal', 'power'], (rng, level) => {
  if (level === 1) return hold(rng);
  if (level === 2) return rng.pick([pressing, howLong])(rng);
  return rng.pick([pullUp, doesItSlide])(rng);
});
