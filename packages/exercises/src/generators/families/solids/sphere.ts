import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { The, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, pi } from '../../value.ts';
import { sphereFigure, sphereSectionFigure } from './round-figures.ts';
import { TRIPLES } from './shared.ts';

const t = textNumber;
const x = texNumber;
const PI_ASKED = 'A választ $\\pi$-vel add meg!';

function direct(rng: Rng): Task {
  const R = rng.int(2, 15);
  const byDiameter = rng.chance(0.4);
  const asksVolume = rng.chance(0.5);
  redrawIf(R === 3);
  const answer = asksVolume ? pi(rat(4 * R ** 3, 3)) : pi(rat(4 * R * R));
  const halved = byDiameter ? 'Kétszer is felezted az átmérőt. A fele már a sugár.' : `${The(R)} cm már a sugár, nem kell felezni.`;
  return numeric(
    {
      question: `Egy gömb ${byDiameter ? `átmérője ${t(2 * R)} cm` : `sugara ${t(R)} cm`}. Mekkora a ${asksVolume ? 'térfogata' : 'felszíne'}? ${PI_ASKED}`,
      answer,
      check: 'FRAC',
      unit: asksVolume ? 'cm³' : 'cm²',
      wrong: asksVolume
        ? [
            wrong(
              { R },
              ({ R }) => pi(rat(4 * R * R)),
              'felszin-terfogat-csere',
              'Ez a felszín. A térfogatban $R^3$ szerepel.',
              'a térfogat helyett a felszínt adja meg',
            ),
            wrong({ R }, ({ R }) => pi(rat(4 * R ** 3)), 'gomb-harmad-elmarad', 'Elmaradt a harmadolás.'),
            wrong({ R }, ({ R }) => pi(rat(32 * R ** 3, 3)), 'atmerovel-szamol', 'Az átmérővel számoltál sugár helyett.'),
            wrong(
              { R },
              ({ R }) => pi(rat(R ** 3, 6)),
              'sugarat-felezi',
              halved,
              byDiameter ? 'a sugarat is megfelezi' : 'megfelezi a sugarat',
            ),
          ]
        : [
            wrong({ R }, ({ R }) => pi(rat(R * R)), 'gomb-felszin-mint-korlap', 'Ez egy főkör területe. A felszín a négyszerese.'),
            wrong({ R }, ({ R }) => pi(rat(16 * R * R)), 'atmerovel-szamol', 'Az átmérővel számoltál sugár helyett.'),
            wrong(
              { R },
              ({ R }) => pi(rat(4 * R ** 3, 3)),
              'felszin-terfogat-csere',
              'Ez a térfogat. A felszínben $R^2$ szerepel.',
              'a felszín helyett a térfogatot adja meg',
            ),
          ],
      other: asksVolume ? 'A térfogat képlete $V=\\frac{4\\pi R^3}{3}$.' : 'A felszín képlete $A=4\\pi R^2$.',
      hints: [
        byDiameter ? 'Mekkora a sugár?' : 'Négyzetes vagy köbös egységet vársz?',
        asksVolume ? '$V=\\frac{4\\pi R^3}{3}$' : '$A=4\\pi R^2$',
        asksVolume ? `$${R}^3=${x(R ** 3)}$` : `$${R}^2=${R * R}$`,
      ],
      solution: `${byDiameter ? `$${asksVolume ? 'V=\\frac{4\\pi R^3}{3}' : 'A=4\\pi R^2'}$, és a sugár $R=${2 * R}:2=${R}$ cm, tehát ` : ''}${asksVolume ? `$\\frac{4\\pi\\cdot${R}^3}{3}=${answer.tex}$ cm³` : `$4\\pi\\cdot${R}^2=${answer.tex}$ cm²`}.`,
      ...(byDiameter ? {} : { figure: sphereFigure(`${R} cm`) }),
    },
    // The box around the sphere holds 6 : π times as much, in volume and in surface.
    equals(asksVolume ? ((2 * R) ** 3 * Math.PI) / 6 : (6 * (2 * R) ** 2 * Math.PI) / 6),
  );
}

/** From one measure to the other. */
function back(rng: Rng): Task {
  const R = 3 * rng.int(1, 9);
  const fromSurface = rng.chance(0.6);
  redrawIf(R === 3 && fromSurface);
  const [surface, volume] = [4 * R * R, (4 * R ** 3) / 3];
  const answer = fromSurface ? pi(rat(volume)) : num(R);
  return numeric(
    {
      question: fromSurface
        ? `Egy gömb felszíne $${x(surface)}\\pi$ cm². Mekkora a térfogata? ${PI_ASKED}`
        : `Egy gömb térfogata $${x(volume)}\\pi$ cm³. Mekkora a sugara?`,
      answer,
      check: 'FRAC',
      unit: fromSurface ? 'cm³' : 'cm',
      wrong: fromSurface
        ? [
            wrong({ R }, ({ R }) => pi(rat(4 * R ** 3)), 'gomb-harmad-elmarad', 'Elmaradt a harmadolás: $V=\\frac{4\\pi R^3}{3}$.'),
            wrong(
              { R },
              ({ R }) => pi(rat((4 * (2 * R) ** 3) / 3)),
              'gomb-negyes-elmarad',
              'Nem osztottál 4-gyel, ezért kétszeres sugarat kaptál.',
            ),
            wrong({ R }, ({ R }) => num(R), 'reszeredmeny-valasz', 'A sugarat adtad meg. A térfogatot számold ki belőle!'),
          ]
        : [
            wrong(
              { R },
              ({ R }) => num(R ** 3),
              'gyokvonas-elmarad',
              'Ez a sugár köbe. Melyik számnak a köbe ennyi?',
              'a sugár köbét adja meg a sugár helyett',
            ),
            wrong(
              { R },
              ({ R }) => num(2 * R),
              'atmero-sugar-csere',
              'Ez az átmérő. A sugár a fele.',
              'a sugár helyett az átmérőt adja meg',
            ),
            wrong(
              { R },
              ({ R }) => num(R ** 3 / 3),
              'keplet-hiba',
              'Hárommal osztottad a sugár köbét. Keresd azt a számot, amelynek a köbe ennyi!',
            ),
          ],
      other: fromSurface ? 'A felszínből előbb a sugarat számold ki!' : 'Előbb a sugár köbét számold ki!',
      hints: [
        fromSurface ? 'A felszínből melyik adatot kapod meg?' : 'Írd fel a térfogat képletét!',
        fromSurface ? '$R^2=\\frac{A}{4\\pi}$' : '$R^3=\\frac{3V}{4\\pi}$',
        fromSurface ? `$${x(surface)}:4=${x(R * R)}$` : `$${x(volume)}\\cdot3:4=${x(R ** 3)}$`,
      ],
      solution: fromSurface
        ? `$R^2=${x(surface)}:4=${x(R * R)}$, $R=${R}$ cm. $V=\\frac{4\\pi\\cdot${R}^3}{3}=${answer.tex}$ cm³.`
        : `$R^3=${x(volume)}\\cdot3:4=${x(R ** 3)}$, ezért $R=${R}$ cm.`,
    },
    fits(v =>
      fromSurface ? Math.abs(36 * Math.PI * v * v - (surface * Math.PI) ** 3) / v ** 2 < 1e-6 : Math.abs((4 / 3) * v ** 3 - volume) < 1e-6,
    ),
  );
}

/** A plane cuts a smaller circle. */
function section(rng: Rng): Task {
  const [d, r, R] = rng.pick(TRIPLES);
  const k = rng.int(1, 3);
  return numeric(
    {
      question: `Egy ${t(R * k)} cm sugarú gömböt egy sík a középpontjától ${t(d * k)} cm távolságra metsz. Mekkora a metszet területe? ${PI_ASKED}`,
      answer: pi(rat((r * k) ** 2)),
      check: 'FRAC',
      unit: 'cm²',
      wrong: [
        wrong(
          { R, d, k },
          ({ R, d, k }) => pi(rat(((R - d) * k) ** 2)),
          'oldalakat-adja-ossze',
          'A hosszakat vontad ki. A négyzeteiket kell kivonni.',
          'Pitagorasz-tétel helyett a gömb sugarából kivonja a távolságot',
        ),
        wrong(
          { R, d, k },
          ({ R, d, k }) => pi(rat((R * R + d * d) * k * k)),
          'osszeg-kulonbseg-csere',
          'A gömb sugara az átfogó: ki kell vonni.',
          'összeadja a négyzeteket kivonás helyett',
        ),
        wrong(
          { R, k },
          ({ R, k }) => pi(rat((R * k) ** 2)),
          'minden-metszet-fokor',
          'Ez a főkör területe. A sík nem megy át a középponton.',
        ),
        wrong(
          { r, k },
          ({ r, k }) => pi(rat(2 * r * k)),
          'kerulet-terulet-csere',
          'Ez a metszet kerülete. A terület $r^2\\pi$.',
          'a metszet területe helyett a kerületét adja meg',
        ),
        wrong(
          { r, k },
          ({ r, k }) => pi(rat(r * k)),
          'sugar-negyzete-elmarad',
          'A metszet sugarát négyzetre emelés nélkül szoroztad $\\pi$-vel. A terület $r^2\\pi$.',
        ),
        wrong({ r, k }, ({ r, k }) => num(r * k), 'reszeredmeny-valasz', 'A metszet sugarát adtad meg. A területét kérdezik: $r^2\\pi$.'),
      ],
      other: 'Keress derékszögű háromszöget: a gömb sugara, a távolság és a metszet sugara.',
      hints: [
        'Rajzold le oldalról: kör, benne egy húr.',
        'A gömb sugara átfogó, a metszet sugara és a távolság befogó.',
        `$r^2=${R * k}^2-${d * k}^2$`,
      ],
      solution: `$r^2=${R * k}^2-${d * k}^2=${x((r * k) ** 2)}$, a terület $${pi(rat((r * k) ** 2)).tex}$ cm².`,
      figure: sphereSectionFigure(R, d, { R: `${R * k} cm`, d: `${d * k} cm` }),
    },
    fits(v => Math.abs(Math.hypot(Math.sqrt(v / Math.PI), d * k) - R * k) < 1e-9),
  );
}

/** The closed half sphere. */
function half(rng: Rng): Task {
  const R = rng.int(2, 20);
  return numeric(
    {
      question: `Egy tömör félgömb sugara ${t(R)} cm. Mekkora a teljes felszíne, az aljával együtt? ${PI_ASKED}`,
      answer: pi(rat(3 * R * R)),
      check: 'FRAC',
      unit: 'cm²',
      wrong: [
        wrong(
          { R },
          ({ R }) => pi(rat(2 * R * R)),
          'alaplap-kimarad',
          'A görbe részt számoltad. Az alja egy főkör.',
          'a felszínből kihagyja a félgömb alját',
        ),
        wrong(
          { R },
          ({ R }) => pi(rat(4 * R * R)),
          'felgomb-egesz-gomb',
          'Ez az egész gömb felszíne. A félgömbnek a görbe fele és a lapos alja van.',
          'a félgömb felszíne helyett az egész gömbét adja meg',
        ),
        wrong(
          { R },
          ({ R }) => pi(rat(2 * R ** 3, 3)),
          'felszin-terfogat-csere',
          'Ez a félgömb térfogata. A felszínben $R^2$ szerepel.',
          'a felszín helyett a félgömb térfogatát adja meg',
        ),
      ],
      other: 'Két rész van: a görbe felület és a lapos alja.',
      hints: [
        'Milyen részekből áll a félgömb felülete?',
        'A görbe rész a gömb felszínének fele, az alja egy főkör.',
        `A görbe rész $${pi(rat(2 * R * R)).tex}$ cm².`,
      ],
      solution: `$2\\pi\\cdot${R}^2+\\pi\\cdot${R}^2=${pi(rat(3 * R * R)).tex}$ cm².`,
    },
    equals((4 * Math.PI * R * R) / 2 + Math.PI * R * R),
  );
}

export const sphere = defineGenerator('gen-sphere', 'Gömb', ['matek-8-gomb'], ['pi', 'power', 'fraction'], (rng, level) => {
  if (level === 1) return direct(rng);
  if (level === 2) return rng.chance(0.5) ? back(rng) : half(rng);
  return section(rng);
});
