import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { The, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, pi } from '../../value.ts';
import { coneFigure, coneFrustumFigure } from './round-figures.ts';
import { TRIPLES } from './shared.ts';

const t = textNumber;
const x = texNumber;
const PI_ASKED = 'A választ $\\pi$-vel add meg!';

function volume(rng: Rng): Task {
  const [r, m] = [rng.int(2, 12), rng.int(2, 15)];
  redrawIf(r === m || (r * r * m) % 3 !== 0 || m === 3);
  return numeric(
    {
      question: `Egy kúp sugara ${t(r)} cm, magassága ${t(m)} cm. Mekkora a térfogata? ${PI_ASKED}`,
      answer: pi(rat((r * r * m) / 3)),
      check: 'FRAC',
      unit: 'cm³',
      wrong: [
        wrong(
          { r, m },
          ({ r, m }) => pi(rat(r * r * m)),
          'harmad-elmarad',
          'Ez a henger térfogata. A kúpé a harmada.',
          'elmarad a 3-mal osztás',
        ),
        wrong({ r, m }, ({ r, m }) => pi(rat(r * m, 3)), 'negyzetre-emeles-elmarad', 'A sugarat négyzetre kell emelni.'),
        wrong({ r, m }, ({ r, m }) => pi(rat(4 * r * r * m, 3)), 'atmerovel-szamol', 'Az átmérővel számoltál sugár helyett.'),
        wrong(
          { r, m },
          ({ r, m }) => pi(rat(r * r * m, 12)),
          'sugarat-felezi',
          `${The(r)} cm már a sugár, nem kell felezni.`,
          'megfelezi a sugarat',
        ),
      ],
      other: 'Ezt a képletet használd: $V=\\frac{\\pi r^2m}{3}$.',
      hints: ['Hasonlítsd az ugyanilyen alapú és magasságú hengerhez!', '$V=\\frac{\\pi r^2m}{3}$', `$r^2=${r * r}$`],
      solution: `$\\frac{\\pi\\cdot${r}^2\\cdot${m}}{3}=${pi(rat((r * r * m) / 3)).tex}$ cm³.`,
      ...coneFigure(r, m, { r: `${r} cm`, m: `${m} cm` }),
    },
    equals((Math.PI * r * r * m) / 3),
  );
}

function lateral(rng: Rng): Task {
  const [r, g] = [rng.int(2, 12), rng.int(5, 25)];
  redrawIf(g <= r + 1);
  return numeric(
    {
      question: `Egy kúp sugara ${t(r)} cm, alkotója ${t(g)} cm. Mekkora a palástja? ${PI_ASKED}`,
      answer: pi(rat(r * g)),
      check: 'FRAC',
      unit: 'cm²',
      wrong: [
        wrong(
          { r, g },
          ({ r, g }) => pi(rat(2 * r * g)),
          'kup-palast-ketszeres',
          'Ez egy téglalap területe volna. A kúp palástja $\\pi rg$.',
        ),
        wrong(
          { r, g },
          ({ r, g }) => pi(rat(r * g + r * r)),
          'alaplap-felesleges',
          'A palástban nincs benne az alapkör.',
          'a palástba az alapkört is beleszámolja',
        ),
        wrong({ r, g }, ({ r, g }) => pi(rat(r * r * g)), 'keplet-hiba', 'A sugarat négyzetre emelted. A palást $\\pi rg$.'),
      ],
      other: 'Ezt a képletet használd: $P=\\pi rg$.',
      hints: ['Melyik képletben szerepel az alkotó?', '$P=\\pi rg$', `$\\pi\\cdot${r}\\cdot${g}$`],
      solution: `$\\pi\\cdot${r}\\cdot${g}=${pi(rat(r * g)).tex}$ cm².`,
      ...coneFigure(r, Math.sqrt(g * g - r * r), { r: `${r} cm`, g: `${g} cm` }),
    },
    // A sector of radius g whose arc is the rim of the base.
    equals((2 * Math.PI * r * g) / 2),
  );
}

/** Surface from radius and height: the slant height comes first. */
function surface(rng: Rng): Task {
  const [p, q, s] = rng.pick(TRIPLES);
  const k = rng.int(1, 2);
  const [r, m, g] = [p * k, q * k, s * k];
  return numeric(
    {
      question: `Egy kúp sugara ${t(r)} cm, magassága ${t(m)} cm. Mekkora a felszíne? ${PI_ASKED}`,
      answer: pi(rat(r * (r + g))),
      check: 'FRAC',
      unit: 'cm²',
      wrong: [
        wrong(
          { r, m },
          ({ r, m }) => pi(rat(r * (r + m))),
          'alkoto-magassag-csere',
          'A magasságot írtad az alkotó helyére.',
          'az alkotó helyett a magassággal számol',
        ),
        wrong(
          { r, g },
          ({ r, g }) => pi(rat(r * g)),
          'alaplap-kimarad',
          'Ez a palást. A felszínhez az alapkör területe is kell.',
          'a felszínből kihagyja az alapkört',
        ),
        wrong({ r, g }, ({ r, g }) => pi(rat(r * g + 2 * r * r)), 'kup-ket-alapkor', 'Két alapkört számoltál. A kúpnak egy van.'),
        wrong(
          { r, m },
          ({ r, m }) => pi(rat(r * r * m, 3)),
          'felszin-terfogat-csere',
          'Ez a térfogat.',
          'a felszín helyett a térfogatot adja meg',
        ),
      ],
      other: 'Előbb az alkotót számold ki: $g=\\sqrt{r^2+m^2}$.',
      hints: ['A felszínhez az alkotó is kell.', '$g=\\sqrt{r^2+m^2}$ és $A=\\pi r(r+g)$.', `$g=\\sqrt{${r}^2+${m}^2}=${g}$`],
      solution: `$g=\\sqrt{${r}^2+${m}^2}=${g}$ cm, $A=\\pi\\cdot${r}\\cdot(${r}+${g})=${pi(rat(r * (r + g))).tex}$ cm².`,
      ...coneFigure(r, m, { r: `${r} cm`, m: `${m} cm` }),
    },
    equals(Math.PI * r * r + Math.PI * r * Math.hypot(r, m)),
  );
}

/** The angle of the unrolled lateral surface. */
function angle(rng: Rng): Task {
  const [r, g] = [rng.int(1, 12), rng.int(2, 30)];
  const degrees = (360 * r) / g;
  redrawIf(!Number.isInteger(degrees) || degrees >= 270 || degrees === 180 || degrees < 30);
  return numeric(
    {
      question: `Egy kúp sugara ${t(r)} cm, alkotója ${t(g)} cm. Hány fokos körcikk a kiterített palástja?`,
      answer: num(degrees),
      check: 'NUM',
      unit: '°',
      wrong: [
        wrong({ r, g }, ({ r, g }) => num((720 * r) / g), 'atmerovel-szamol', 'Az átmérőt osztottad az alkotóval. A sugár kell.'),
        wrong({ r, g }, ({ r, g }) => num((180 * r) / g), 'keplet-hiba', 'Az ívnél kimaradt a 2: az alapkör kerülete $2\\pi r$.'),
        wrong({ r, g }, ({ r, g }) => num(360 - (360 * r) / g), 'maradek-korcikk', 'Ez a kör másik részének szöge.'),
      ],
      other: 'Ezt a képletet használd: $\\alpha=\\frac{r}{g}\\cdot360^\\circ$.',
      hints: [
        'Hányad része a körcikk annak a körnek, amelynek sugara az alkotó?',
        '$\\alpha=\\frac{r}{g}\\cdot360^\\circ$',
        `$\\alpha=\\frac{${r}}{${g}}\\cdot360^\\circ$`,
      ],
      solution: `$\\frac{${r}}{${g}}\\cdot360^\\circ=${degrees}^\\circ$.`,
    },
    // Arc length of the sector against the rim of the base.
    fits(v => Math.abs((v / 360) * 2 * Math.PI * g - 2 * Math.PI * r) < 1e-9),
  );
}

function frustum(rng: Rng): Task {
  const [p, m, g] = rng.pick(TRIPLES);
  const r = rng.int(2, 9);
  const R = r + p;
  const asksVolume = rng.chance(0.5);
  const sum = R * R + R * r + r * r;
  redrawIf(asksVolume && (m * sum) % 3 !== 0);
  const answer = asksVolume ? (m * sum) / 3 : g * (R + r);
  return numeric(
    {
      question: `Egy csonkakúp alapköreinek sugara ${t(R)} cm és ${t(r)} cm, magassága ${t(m)} cm. Mekkora a ${asksVolume ? 'térfogata' : 'palástja'}? ${PI_ASKED}`,
      answer: pi(rat(answer)),
      check: 'FRAC',
      unit: asksVolume ? 'cm³' : 'cm²',
      wrong: asksVolume
        ? [
            wrong({ m, sum }, ({ m, sum }) => pi(rat(m * sum)), 'harmad-elmarad', 'Elmaradt a harmadolás.', 'elmarad a 3-mal osztás'),
            wrong(
              { R, r, m },
              ({ R, r, m }) => pi(rat((R * R + r * r) * m, 2)),
              'csonkakup-atlagterulet',
              'A két alapkör átlagával számoltál.',
              'a két alapkör területének átlagát szorozza a magassággal',
            ),
            wrong({ R, r, m }, ({ R, r, m }) => pi(rat((R * R + r * r) * m, 3)), 'csonkakup-kozepso-tag', 'Kimaradt az $Rr$ tag.'),
          ]
        : [
            wrong(
              { R, r, m },
              ({ R, r, m }) => pi(rat((R + r) * m)),
              'alkoto-magassag-csere',
              'A magassággal szoroztál. Az alkotó kell.',
              'az alkotó helyett a magassággal számol',
            ),
            wrong(
              { R, r, g },
              ({ R, r, g }) => pi(rat((R - r) * g)),
              'sugarak-osszege-kulonbseg-csere',
              'A palásthoz a sugarak összege kell.',
              'a sugarak összege helyett a különbségükkel számol',
            ),
            wrong(
              { R, r, g },
              ({ R, r, g }) => pi(rat(g * (R + r) + R * R + r * r)),
              'alaplap-felesleges',
              'Ez a felszín. A palástban nincsenek benne az alapkörök.',
              'a palástba a két alapkört is beleszámolja',
            ),
          ],
      other: asksVolume
        ? 'Ezt a képletet használd: $V=\\frac{\\pi m}{3}(R^2+Rr+r^2)$.'
        : 'A palást $P=\\pi g(R+r)$, ahol $g=\\sqrt{m^2+(R-r)^2}$.',
      hints: [
        asksVolume ? 'A képletben három tag áll a zárójelben.' : 'A palásthoz az alkotó kell.',
        asksVolume ? '$V=\\frac{\\pi m}{3}(R^2+Rr+r^2)$' : '$g=\\sqrt{m^2+(R-r)^2}$ és $P=\\pi g(R+r)$.',
        asksVolume ? `$${R}^2+${R}\\cdot${r}+${r}^2=${x(sum)}$` : `$g=\\sqrt{${m}^2+${p}^2}=${g}$`,
      ],
      solution: asksVolume
        ? `$V=\\frac{\\pi m}{3}(R^2+Rr+r^2)$. A zárójel értéke $${R}^2+${R}\\cdot${r}+${r}^2=${x(sum)}$, ezért $V=\\frac{\\pi\\cdot${m}}{3}\\cdot${x(sum)}=${pi(rat(answer)).tex}$ cm³.`
        : `$g=\\sqrt{${m}^2+${p}^2}=${g}$ cm, $P=\\pi\\cdot${g}\\cdot(${R}+${r})=${pi(rat(answer)).tex}$ cm².`,
      ...coneFrustumFigure(R, r, m, { R: `${R} cm`, r: `${r} cm`, m: `${m} cm` }),
    },
    // The whole cone without the small one that was cut off.
    equals(
      asksVolume ? (Math.PI / 3) * (R * R * ((m * R) / p) - r * r * ((m * r) / p)) : Math.PI * (R * ((g * R) / p) - r * ((g * r) / p)),
    ),
  );
}

/** Height from the lateral surface. */
function heightBack(rng: Rng): Task {
  const [p, q, s] = rng.pick(TRIPLES);
  const k = rng.int(1, 3);
  const [r, m, g] = [p * k, q * k, s * k];
  return numeric(
    {
      question: `Egy kúp palástja $${x(r * g)}\\pi$ cm², sugara ${t(r)} cm. Mekkora a magassága?`,
      answer: num(m),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { g },
          ({ g }) => num(g),
          'alkoto-magassag-csere',
          'Ez az alkotó. A magasságot Pitagorasz tétele adja.',
          'az alkotót adja meg magasságnak',
        ),
        wrong(
          { g, r },
          ({ g, r }) => num(g - r),
          'oldalakat-adja-ossze',
          'A hosszakat vontad ki. A négyzetekkel kell számolni.',
          'Pitagorasz-tétel helyett az alkotóból kivonja a sugarat',
        ),
        wrong({ m }, ({ m }) => num(m * m), 'gyokvonas-elmarad', 'Ez a magasság négyzete: a gyökvonás elmaradt.'),
      ],
      other: 'A palástból előbb az alkotót számold ki: $g=\\frac{P}{\\pi r}$.',
      hints: [
        'A palástból melyik hosszúságot kapod meg?',
        '$g=\\frac{P}{\\pi r}$, aztán $m=\\sqrt{g^2-r^2}$.',
        `$g=${x(r * g)}:${r}=${g}$`,
      ],
      solution: `$g=${x(r * g)}:${r}=${g}$ cm, $m=\\sqrt{${g}^2-${r}^2}=${m}$ cm.`,
    },
    fits(v => Math.abs(r * Math.hypot(r, v) - r * g) < 1e-9),
  );
}

export const cone = defineGenerator(
  'gen-cone',
  'Kúp, csonkakúp',
  ['matek-8-kup'],
  ['pi', 'power', 'root', 'fraction', 'brackets'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.5) ? volume(rng) : lateral(rng);
    if (level === 2) return rng.chance(0.5) ? surface(rng) : angle(rng);
    return rng.chance(0.6) ? frustum(rng) : heightBack(rng);
  },
);
