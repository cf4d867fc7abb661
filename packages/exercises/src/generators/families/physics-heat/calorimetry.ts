import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, NAMES, nameSuf, suf, texNumber, textNumber, unitSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, fillSteps, numeric, words, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { thermometers } from '../shared/scale-figures.ts';

const x = texNumber;
const WATER = 4200;
const METALS = [
  ['alumínium', 900],
  ['vas', 460],
  ['réz', 385],
] as const;
const ISOLATED = '(Az edénynek és a levegőnek jutó hőtől eltekintünk.)';
const WATER_AND_ISOLATED = `(A víz fajhője ${textNumber(WATER)} J/(kg·°C). ${ISOLATED.slice(1)}`;

interface Mixture {
  m1: number;
  t1: number;
  m2: number;
  t2: number;
  t: number;
}

/** Hot and cold water with a whole common temperature; the masses are never equal. */
function mixture(rng: Rng): Mixture {
  const [m1, m2] = [rng.int(1, 8), rng.int(1, 8)];
  const [t1, t2] = [rng.int(8, 18) * 5, rng.int(2, 6) * 5];
  const t = (m1 * t1 + m2 * t2) / (m1 + m2);
  redrawIf(m1 === m2 || !Number.isInteger(t));
  return { m1, t1, m2, t2, t };
}

const balanced = ({ m1, t1, m2, t2 }: Mixture, t: number): boolean => Math.abs(m1 * (t1 - t) - m2 * (t - t2)) < 1e-6;

function commonTemperature(rng: Rng): Task {
  const mix = mixture(rng);
  const { m1, t1, m2, t2, t } = mix;
  const isDrawn = rng.chance(0.5);
  return numeric(
    {
      ...(isDrawn ? { figure: thermometers({ meleg: t1, hideg: t2 }, 0, 100) } : {}),
      question: isDrawn
        ? `A hőmérők egy meleg és egy hideg víz hőmérsékletét mutatják. ${withUnit(m1, 'kg')} meleg vizet öntünk ${withUnit(m2, 'kg')} hideghez. Hány °C-os lesz a keverék? ${ISOLATED}`
        : `${withUnit(m1, 'kg')} ${unitSuf(t1, '°C', 'as')} vizet öntünk ${withUnit(m2, 'kg')} ${unitSuf(t2, '°C', 'as')} vízhez. Hány °C-os lesz a keverék? ${ISOLATED}`,
      answer: num(t),
      check: 'NUM',
      unit: '°C',
      expr: `(${m1}*${t1}+${m2}*${t2})/(${m1}+${m2})`,
      wrong: [
        wrong(
          { t1, t2 },
          ({ t1, t2 }) => num((t1 + t2) / 2),
          'hocsere-kozep',
          'A két hőmérséklet közepét vetted, pedig a tömegek különböznek.',
        ),
        wrong(
          { m1, t1, m2, t2 },
          ({ m1, t1, m2, t2 }) => about((m2 * t1 + m1 * t2) / (m1 + m2), 2),
          'hocsere-tomeget-cserel',
          'Felcserélted a két tömeget.',
        ),
        wrong(
          { t1, t2 },
          ({ t1, t2 }) => num(t1 + t2),
          'homersekletet-osszead',
          'Összeadtad a hőmérsékleteket. A közös érték a kettő között van.',
        ),
      ],
      other: 'A leadott hő egyenlő a felvett hővel.',
      hints: [
        'Melyik vízhez lesz közelebb a közös hőmérséklet?',
        'A leadott hő egyenlő a felvett hővel; a víz fajhője mindkét oldalról kiesik.',
        `$${m1}\\cdot(${t1}-x)=${m2}\\cdot(x-${t2})$`,
      ],
      solution: `$${m1}\\cdot(${t1}-x)=${m2}\\cdot(x-${t2})$, ezért $${m1 * t1 + m2 * t2}=${m1 + m2}x$, $x=${t}$ °C.`,
    },
    fits(value => balanced(mix, value)),
  );
}

function neededMass(rng: Rng): Task {
  const mix = mixture(rng);
  const { m1, t1, m2, t2, t } = mix;
  const who = rng.pick(NAMES);
  // Who takes temperatures for their changes must not be right by chance.
  redrawIf(m2 * t2 === m1 * t1);
  return numeric(
    {
      question: `${nameSuf(who, 'nak')} ${withUnit(m2, 'kg')} ${unitSuf(t2, '°C', 'as')} vize van. Hány kilogramm ${unitSuf(t1, '°C', 'as')} vizet öntsön hozzá, hogy ${unitSuf(t, '°C', 'as')} legyen? ${ISOLATED}`,
      answer: num(m1),
      check: 'NUM',
      unit: 'kg',
      expr: `${m2}*(${t}-${t2})/(${t1}-${t})`,
      wrong: [
        wrong(
          { t1, m2, t2, t },
          ({ t1, m2, t2, t }) => about((m2 * (t1 - t)) / (t - t2), 2),
          'hocsere-arany-forditva',
          'Fordítva vetted az arányt. Amelyik kevesebb fokot változik, abból van több.',
        ),
        wrong(
          { m2 },
          ({ m2 }) => num(m2),
          'hocsere-tomeg-nelkul',
          'Egyenlő tömegekkel a két hőmérséklet közepe lenne a közös.',
          'a két tömeget egyenlőnek veszi',
        ),
        wrong(
          { t1, m2, t },
          ({ t1, m2, t }) => about((m2 * t) / t1, 2),
          'hocsere-valtozas-helyett-ertek',
          'A közös és a melegebb víz hőmérsékletével számoltál. A változások kellenek.',
          'a hőmérséklet-változások helyett a közös és a melegebb víz hőmérsékletének arányával számol',
        ),
        wrong(
          { t1, m2, t2 },
          ({ t1, m2, t2 }) => about((m2 * t2) / t1, 2),
          'hocsere-valtozas-helyett-ertek',
          'A két kezdeti hőmérséklettel számoltál. A változások kellenek.',
          'a hőmérséklet-változások helyett a hidegebb és a melegebb víz hőmérsékletének arányával számol',
        ),
      ],
      other: 'A tömeg és a hőmérséklet-változás szorzata a két víznél egyenlő.',
      hints: [
        'Hány fokot melegszik a hideg, és hány fokot hűl a meleg víz?',
        'A tömeg és a hőmérséklet-változás szorzata a két víznél egyenlő.',
        `A hideg víz ${t - t2}, a meleg ${t1 - t} fokot változik.`,
      ],
      solution: `$m\\cdot(${t1}-${t})=${m2}\\cdot(${t}-${t2})$, ezért $m=${m2 * (t - t2)}:${t1 - t}=${m1}$ kg.`,
    },
    fits(value => balanced({ ...mix, m1: value }, t)),
  );
}

function hotTemperature(rng: Rng): Task {
  const mix = mixture(rng);
  const { m1, t1, m2, t2, t } = mix;
  redrawIf(t1 === 2 * t - t2);
  const hot = t1 < 70 ? 'meleg' : 'forró';
  return numeric(
    {
      question: `${withUnit(m2, 'kg')} ${unitSuf(t2, '°C', 'as')} vízhez ${withUnit(m1, 'kg')} ${hot} vizet öntöttünk. A keverék ${unitSuf(t, '°C', 'as')} lett. Hány °C-os volt a ${hot} víz? ${ISOLATED}`,
      answer: num(t1),
      check: 'NUM',
      unit: '°C',
      expr: `${t}+${m2}*(${t}-${t2})/${m1}`,
      wrong: [
        wrong(
          { t, t2 },
          ({ t, t2 }) => num(2 * t - t2),
          'hocsere-tomeg-nelkul',
          'Egyenlő tömegekkel számoltál.',
          'egyenlő tömegekkel számol',
        ),
        wrong(
          { m1, m2, t, t2 },
          ({ m1, m2, t, t2 }) => about((m2 * (t - t2)) / m1, 2),
          'valtozast-ad-meg-kozos-nelkul',
          'Ennyi fokot hűlt. A közös hőmérsékletet még hozzá kell adni.',
          `a ${hot} víz hőmérséklet-változását adja meg a kezdeti hőmérséklete helyett`,
        ),
        wrong(
          { m1, m2, t, t2 },
          ({ m1, m2, t, t2 }) => about(t + (m1 * (t - t2)) / m2, 2),
          'hocsere-tomeget-cserel',
          'Felcserélted a két tömeget.',
        ),
      ],
      other: `Számold ki, hány fokot hűlt a ${hot} víz!`,
      hints: [
        'Hány fokot melegedett a hideg víz?',
        'A két víz tömegének és hőmérséklet-változásának a szorzata egyenlő.',
        `A hideg víz ${t - t2} fokot melegedett.`,
      ],
      solution: `$${m1}\\cdot(t_1-${t})=${m2}\\cdot${t - t2}$, ezért $t_1-${t}=${x(tidy((m2 * (t - t2)) / m1))}$, $t_1=${t1}$.`,
    },
    fits(value => balanced({ ...mix, t1: value }, t)),
  );
}

function whichEquation(rng: Rng): Task {
  const { m1, t1, m2, t2 } = mixture(rng);
  const equation = (left: string, right: string) => words(`$${left}=${right}$`, `${left}=${right}`);
  const [hot, cold] = [`(${t1}-x)`, `(x-${t2})`];
  return choice(
    rng,
    {
      question: `${withUnit(m1, 'kg')} ${unitSuf(t1, '°C', 'as')} vizet öntünk ${withUnit(m2, 'kg')} ${unitSuf(t2, '°C', 'as')} vízhez. Melyik egyenletből kapjuk meg az $x$ közös hőmérsékletet? ${ISOLATED}`,
      right: equation(`${m1}\\cdot${hot}`, `${m2}\\cdot${cold}`),
      because: 'Helyes! Az egyik oldalon a leadott, a másikon a felvett hő áll; a víz fajhője kiesett.',
      wrong: [
        wrong(
          { m1, m2, hot, cold },
          ({ m1, m2, hot, cold }) => equation(`${m2}\\cdot${hot}`, `${m1}\\cdot${cold}`),
          'hocsere-tomeget-cserel',
          'A tömegek a másik víz mellé kerültek.',
        ),
        wrong({ hot, cold }, ({ hot, cold }) => equation(hot, cold), 'hocsere-tomeg-nelkul', 'A tömegek kimaradtak.'),
        wrong(
          { m1, m2, t1, cold },
          ({ m1, m2, t1, cold }) => equation(`${m1}\\cdot(x-${t1})`, `${m2}\\cdot${cold}`),
          'leadott-ho-negativ',
          'A bal oldal így negatív, mert a közös hőmérséklet kisebb a meleg vízénél.',
        ),
      ],
      hints: [
        'Melyik víz ad le hőt, és melyik vesz fel?',
        'Minden tömeg a saját vizének hőmérséklet-változása mellett áll; mindkét változás pozitív.',
        `A meleg víz $${t1}-x$ fokot hűl.`,
      ],
      solution: `A meleg víz $${t1}-x$ fokot hűl, a hideg $x-${t2}$ fokot melegszik: $${m1}\\cdot${hot}=${m2}\\cdot${cold}$.`,
    },
    key => {
      const side = /^(\d+)\\cdot\((\d+)-x\)=(\d+)\\cdot\(x-(\d+)\)$/.exec(key);
      const [a, b, c, d] = (side ?? []).slice(1).map(Number);
      return a === m1 && b === t1 && c === m2 && d === t2;
    },
  );
}

/** The specific heat of a metal from the temperatures in a table. */
function metalInWater(rng: Rng): Task {
  const [name, c] = rng.pick(METALS);
  const metal = rng.int(2, 10) / 10;
  const [t0, rise] = [rng.int(10, 22), rng.int(4, 12)];
  const t = t0 + rise;
  const hot = 100;
  const water = tidy((c * metal * (hot - t)) / (WATER * rise));
  redrawIf(decimalsOf(water) > 2 || water < 0.1);
  const heat = tidy(WATER * water * rise);
  return numeric(
    {
      figure: {
        kind: 'table',
        head: ['', 'tömeg (kg)', 'kezdetben (°C)', 'végül (°C)'],
        rows: [
          ['fém', textNumber(metal), hot, t],
          ['víz', textNumber(water), t0, t],
        ],
      },
      question: `Egy fémdarabot hideg vízbe tettek; a táblázat a mérés adatait mutatja. Mekkora a fém fajhője? ${WATER_AND_ISOLATED}`,
      answer: num(c),
      check: 'NUM',
      unit: 'J/(kg·°C)',
      expr: `${WATER}*${water}*${rise}/(${metal}*(${hot}-${t}))`,
      wrong: [
        wrong(
          { heat, hot, t },
          ({ heat, hot, t }) => about(heat / (hot - t), 2),
          'tomeg-kimarad',
          'A fém tömegével is osztani kell.',
          'nem oszt a fém tömegével',
        ),
        wrong(
          { heat, metal, hot },
          ({ heat, metal, hot }) => about(heat / (metal * hot), 2),
          'hocsere-valtozas-helyett-ertek',
          'A fém kezdeti hőmérsékletével osztottál. A lehűlése kell.',
          'a fém lehűlése helyett a kezdeti hőmérsékletével oszt',
        ),
        wrong(
          { water, metal },
          ({ water, metal }) => about((WATER * water) / metal, 2),
          'hocsere-egyenlo-valtozas',
          'Úgy számoltál, mintha a két test ugyanannyi fokot változott volna.',
        ),
      ],
      other: 'A víz felvett hője egyenlő a fém leadott hőjével.',
      hints: [
        'Melyik test hőjét tudod teljesen kiszámolni?',
        'A víz felvett hője egyenlő a fém leadott hőjével.',
        `A víz ${rise} fokot melegedett, a fém ${hot - t} fokot hűlt.`,
      ],
      solution: `A víz $${t}-${t0}=${rise}$ fokot melegedett, a felvett hője $${WATER}\\cdot${x(water)}\\cdot${rise}=${x(heat)}$ J. A fém $${hot}-${t}=${hot - t}$ fokot hűlt, és ugyanennyi hőt adott le: $${x(heat)}:(${x(metal)}\\cdot${hot - t})=${c}$ J/(kg·°C). Ez a táblázatok szerint ${name}.`,
    },
    fits(value => Math.abs(value * metal * (hot - t) - WATER * water * rise) < 1e-6),
  );
}

/** Metal and water whose heats for one degree stand in a whole ratio. */
function metalSteps(rng: Rng): Task {
  const [name, c] = rng.pick(METALS);
  const water = rng.int(1, 9) / 10;
  const ratio = rng.pick([4, 5, 6, 8, 10]);
  const metal = tidy((WATER * water) / (ratio * c));
  const [t1, t2] = [rng.int(80, 100), rng.int(10, 25)];
  const t = (t1 + ratio * t2) / (ratio + 1);
  redrawIf(decimalsOf(metal) > 2 || !Number.isInteger(t));
  const [perMetal, perWater] = [tidy(c * metal), tidy(WATER * water)];
  return fillSteps(
    {
      question: `${withUnit(metal, 'kg')} tömegű, ${unitSuf(t1, '°C', 'as')} fémdarabot (anyaga ${name}, fajhője ${textNumber(c)} J/(kg·°C)) ${withUnit(water, 'kg')} ${unitSuf(t2, '°C', 'as')} vízbe teszünk. ${WATER_AND_ISOLATED}`,
      template: 'A fém fokonként [a] J hőt ad le, a víz fokonként [b] J hőt vesz fel. A közös hőmérséklet [c] °C.',
      blanks: [
        {
          id: 'a',
          answer: num(perMetal),
          other: 'A fém fajhőjét szorozd a fém tömegével!',
          wrong: [wrong({ c }, ({ c }) => num(c), 'tomeg-kimarad', 'Ennyi 1 kg-ra jutna. Szorozz a tömeggel!')],
        },
        {
          id: 'b',
          answer: num(perWater),
          other: 'A víz fajhőjét szorozd a víz tömegével!',
          wrong: [wrong({ WATER }, ({ WATER }) => num(WATER), 'tomeg-kimarad', 'Ennyi 1 kg-ra jutna. Szorozz a tömeggel!')],
        },
        {
          id: 'c',
          answer: num(t),
          other: 'A fém által leadott és a víz által felvett hő egyenlő: a fokonkénti hőt szorozd a hőmérséklet-változással!',
          from: `([a]*${t1}+[b]*${t2})/([a]+[b])`,
          wrong: [
            wrong({ t1, t2 }, ({ t1, t2 }) => num((t1 + t2) / 2), 'hocsere-kozep', 'A két hőmérséklet közepét vetted.'),
            wrong(
              { metal, water, t1, t2 },
              ({ metal, water, t1, t2 }) => about((metal * t1 + water * t2) / (metal + water), 2),
              'fajho-egyforma-keveresnel',
              'A fajhők kimaradtak, csak a tömegekkel számoltál.',
            ),
          ],
        },
      ],
      hints: [
        'Számold ki külön-külön, hány joule tartozik egy fokhoz!',
        'A fokonkénti hő a fajhő és a tömeg szorzata.',
        `A víz fokonként ${suf(ratio, 'szor')} annyi hőt kér, mint a fém.`,
      ],
      solution: `$${c}\\cdot${x(metal)}=${x(perMetal)}$; $${WATER}\\cdot${x(water)}=${x(perWater)}$. Ezért $${t1}-x=${ratio}\\cdot(x-${t2})$, $x=${t}$.`,
    },
    (value, part) =>
      fits(v => {
        if (part === 'a') return Math.abs(v / metal - c) < 1e-6;
        if (part === 'b') return Math.abs(v / water - WATER) < 1e-6;
        return Math.abs(c * metal * (t1 - v) - WATER * water * (v - t2)) < 1e-6;
      })(value),
  );
}

export const calorimetry = defineGenerator(
  'gen-calorimetry',
  'Hőcsere kaloriméterben',
  ['fizika-8-kalorimetria'],
  ['decimal', 'brackets', 'unknown'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.6) ? commonTemperature(rng) : whichEquation(rng);
    if (level === 2) return rng.pick([() => neededMass(rng), () => hotTemperature(rng)])();
    return rng.chance(0.5) ? metalInWater(rng) : metalSteps(rng);
  },
);
