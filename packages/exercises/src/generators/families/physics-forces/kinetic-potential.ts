import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';

const x = texNumber;
/** What moves, and the kilograms it may have. */
const MOVING: ReadonlyArray<readonly [name: string, least: number, most: number]> = [
  ['vasgolyó', 1, 7],
  ['szánkó', 4, 30],
  ['kiskocsi', 1, 20],
  ['gördeszka', 2, 5],
  ['bőrönd', 8, 30],
];

function kinetic(rng: Rng): Task {
  const [name, least, most] = rng.pick(MOVING);
  const [m, v] = [rng.int(least, most), rng.int(3, 12)];
  const answer = tidy((m * v * v) / 2);
  redrawIf(m === v || m === 2);
  return numeric(
    {
      question: `Egy ${withUnit(m, 'kg')} tömegű ${name} ${withUnit(v, 'm/s')} sebességgel halad. Mekkora a mozgási energiája?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'J',
      expr: `${m}*${v}*${v}/2`,
      wrong: [
        wrong({ m, v }, ({ m, v }) => num(m * v * v), 'mozgasi-felezes-elmarad', 'A felezés kimaradt: tömeg · sebesség² : 2.'),
        wrong({ m, v }, ({ m, v }) => num(tidy((m * v) / 2)), 'v-t-nem-emeli-negyzetre', 'A sebességet nem emelted négyzetre.'),
        wrong({ m, v }, ({ m, v }) => num(m * v), 'negyzet-helyett-ketszerez', 'A sebességet kétszerezted négyzetre emelés helyett.'),
        wrong(
          { m, v },
          ({ m, v }) => num(10 * m * v),
          'helyzeti-es-mozgasi-csere',
          'A helyzeti energia képletébe tetted a sebességet.',
          'a helyzeti energia képletébe teszi a sebességet a magasság helyére',
        ),
      ],
      other: 'Előbb a sebesség négyzete, azután a tömeg, végül a felezés.',
      hints: ['Mozog a test: melyik energia kell?', 'A tömeget szorozd a sebesség négyzetével, és felezz!', `$${v}^2=${v * v}$`],
      solution: `$${m}\\cdot${v}^2:2=${m}\\cdot${v * v}:2=${x(answer)}$ joule.`,
    },
    fits(e => Math.abs((2 * e) / m - v * v) < 1e-9),
  );
}

/** What stands at a height, by its kilograms. */
const standing = (m: number): string => (m < 4 ? 'virágcserép' : m <= 25 ? 'virágláda' : 'láda');

function potential(rng: Rng): Task {
  const [m, h] = [tidy(rng.int(1, 60) / rng.pick([1, 2])), tidy(rng.int(2, 40) / rng.pick([1, 2]))];
  const answer = tidy(m * 10 * h);
  redrawIf(decimalsOf(answer) > 0 || m === h || h === 1);
  return numeric(
    {
      question: `Egy ${withUnit(m, 'kg')} tömegű ${standing(m)} ${withUnit(h, 'm')} magasan áll az udvar fölött. Mekkora a helyzeti energiája az udvarhoz képest? (g = 10 N/kg)`,
      answer: num(answer),
      check: 'NUM',
      unit: 'J',
      expr: `${m}*10*${h}`,
      wrong: [
        wrong({ m, h }, ({ m, h }) => num(tidy(m * h)), 'tomeggel-szamol-suly-helyett', 'A g kimaradt. A súllyal szorozz!'),
        wrong(
          { answer },
          ({ answer }) => num(tidy(answer / 2)),
          'helyzetinel-is-felez',
          'Feleztél. A kettes csak a mozgási energiánál van.',
        ),
        wrong({ m, h }, ({ m, h }) => num(tidy(m * 10 * h * h)), 'magassagot-negyzetre', 'A magasságot négyzetre emelted.'),
      ],
      other: 'Tömeg · g · magasság.',
      hints: [
        'Mennyi munkával lehetett felemelni?',
        'A helyzeti energia a súly és a magasság szorzata.',
        `A súly $${x(m)}\\cdot10=${x(tidy(m * 10))}$ newton.`,
      ],
      solution: `$${x(m)}\\cdot10\\cdot${x(h)}=${x(answer)}$ joule.`,
    },
    fits(e => Math.abs(e / 10 / h - m) < 1e-9),
  );
}

const TIMES: Readonly<Record<number, string>> = {
  2: 'kétszerese',
  3: 'háromszorosa',
  4: 'négyszerese',
  5: 'ötszöröse',
  6: 'hatszorosa',
  8: 'nyolcszorosa',
  9: 'kilencszerese',
  10: 'tízszerese',
  15: 'tizenötszöröse',
  16: 'tizenhatszorosa',
  25: 'huszonötszöröse',
  27: 'huszonhétszerese',
  64: 'hatvannégyszerese',
  125: 'százhuszonötszöröse',
};
const times = (n: number) => words(TIMES[n] ?? `${n}-szorosa`, String(n));

/** How many times as much energy belongs to k times the speed. */
function ratio(rng: Rng): Task {
  const k = rng.pick([2, 3, 4, 5]);
  const from = rng.int(2, 12);
  return choice(
    rng,
    {
      question: `Egy autó ${withUnit(from, 'm/s')} sebességről ${withUnit(from * k, 'm/s')} sebességre gyorsít. Hányszorosa lesz a mozgási energiája az eredetinek?`,
      right: times(k * k),
      because: `Helyes! $${k}^2=${k * k}$.`,
      wrong: [
        wrong({ k }, ({ k }) => times(k), 'ketszeres-sebesseg-ketszeres-energia', 'A sebesség négyzete számít, nem maga a sebesség.'),
        wrong({ k }, ({ k }) => times(k ** 3), 'harmadik-hatvany', 'Ez a harmadik hatvány. A képletben négyzet áll.'),
        wrong({ k }, ({ k }) => times(2 * k), 'negyzet-helyett-ketszerez', 'Négyzetre emelés helyett kétszereztél.'),
      ].filter(({ value }) => value.key !== String(k * k)),
      hints: ['Hányszoros a sebesség?', 'A mozgási energia a sebesség négyzetével arányos.', `$${from * k}:${from}=${k}$`],
      solution: `A sebességek hányadosa ${k}, az energiáké $${k}^2=${k * k}$.`,
    },
    key => Number(key) * from * from === (from * k) ** 2,
  );
}

/** The potential energy against another level. */
function otherLevel(rng: Rng): Task {
  const m = tidy(rng.int(1, 16) / 2);
  const [top, level] = [rng.int(6, 24), rng.int(2, 18)];
  const h = top - level;
  const answer = tidy(m * 10 * h);
  redrawIf(h < 2 || h === level);
  return numeric(
    {
      question: `Egy ${withUnit(m, 'kg')} tömegű cserép ${withUnit(top, 'm')} magasan áll az utca fölött. Alatta egy ${withUnit(level, 'm')} magas melléképület teteje van. Mekkora a cserép helyzeti energiája a tetőhöz képest? (g = 10 N/kg)`,
      answer: num(answer),
      check: 'NUM',
      unit: 'J',
      expr: `${m}*10*(${top}-${level})`,
      wrong: [
        wrong(
          { m, top },
          ({ m, top }) => num(tidy(m * 10 * top)),
          'helyzeti-energia-nem-fugg',
          'Az utcához képest számoltál. A kérdés a tető szintje.',
          'a tető helyett az utcához képest számol',
        ),
        wrong(
          { m, level },
          ({ m, level }) => num(tidy(m * 10 * level)),
          'rossz-magassaggal-szamol',
          'A tető magasságával szoroztál. A cserép és a tető távolsága kell.',
          'a tető magasságával számol a magasságok különbsége helyett',
        ),
        wrong({ m, h }, ({ m, h }) => num(tidy(m * h)), 'tomeggel-szamol-suly-helyett', 'A g kimaradt.'),
        wrong(
          { m, top, level },
          ({ m, top, level }) => num(tidy(m * 10 * (top + level))),
          'szinteket-osszeadja',
          'A két magasságot összeadtad.',
        ),
      ],
      other: 'A cserép és a tető távolságával számolj!',
      hints: ['Melyik szinttől kell mérni a magasságot?', 'A két magasság különbsége kell.', `$${top}-${level}=${h}$ méter.`],
      solution: `$${top}-${level}=${h}$ méter, $${x(m)}\\cdot10\\cdot${h}=${x(answer)}$ joule.`,
    },
    fits(e => Math.abs(e - m * 10 * top + m * 10 * level) < 1e-6),
  );
}

/** The speed from the energy. */
function speedOf(rng: Rng): Task {
  const [m, v] = [tidy(rng.int(1, 24) / 2), rng.int(3, 20)];
  const energy = tidy((m * v * v) / 2);
  redrawIf(decimalsOf(energy) > 1 || m === v || m === 1);
  return numeric(
    {
      question: `Egy ${withUnit(m, 'kg')} tömegű test mozgási energiája ${withUnit(energy, 'J')}. Mekkora a sebessége?`,
      answer: num(v),
      check: 'NUM',
      unit: 'm/s',
      wrong: [
        wrong({ energy, m }, ({ energy, m }) => num(tidy((2 * energy) / m)), 'gyokvonas-elmarad', 'Ez a sebesség négyzete. Vonj gyököt!'),
        wrong(
          { energy, m },
          ({ energy, m }) => num(tidy(energy / m)),
          'energiat-tomeggel-osztja',
          'Csak a tömeggel osztottál. A kettes és a gyök is hiányzik.',
        ),
        wrong(
          { energy, m },
          ({ energy, m }) => about(Math.sqrt(energy / m), 2),
          'mozgasi-felezes-elmarad',
          'A kettes kimaradt: az energia kétszeresét kell a tömeggel osztani.',
        ),
        wrong(
          { energy, m },
          ({ energy, m }) => num(tidy(energy / (10 * m))),
          'helyzeti-es-mozgasi-csere',
          'A helyzeti energia képletével magasságot számoltál.',
          'a helyzeti energia képletéből magasságot számol',
        ),
      ],
      other: 'Előbb a sebesség négyzetét keresd meg, azután vonj gyököt!',
      hints: [
        'Haladj visszafelé a képletben!',
        'Az energia kétszeresét oszd a tömeggel: ez a sebesség négyzete.',
        `$2\\cdot${x(energy)}:${x(m)}=${v * v}$`,
      ],
      solution: `$2\\cdot${x(energy)}:${x(m)}=${v * v}$, és $${v}^2=${v * v}$. A sebesség ${withUnit(v, 'm/s')}.`,
    },
    fits(u => u > 0 && Math.abs(m * u * u - 2 * energy) < 1e-6),
  );
}

/** The braking force from the energy and the braking distance. */
function braking(rng: Rng): Task {
  const [m, v, d] = [rng.int(8, 20) * 100, rng.int(2, 8) * 5, rng.int(4, 60) / 2];
  const energy = (m * v * v) / 2;
  const answer = tidy(energy / d);
  redrawIf(!Number.isInteger(answer) || answer > 20_000);
  return numeric(
    {
      question: `Egy ${withUnit(m, 'kg')} tömegű autó ${withUnit(v, 'm/s')} sebességről ${withUnit(d, 'm')} úton áll meg. Mekkora az átlagos fékezőerő?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'N',
      expr: `${m}*${v}*${v}/2/${d}`,
      wrong: [
        wrong({ answer }, ({ answer }) => num(2 * answer), 'mozgasi-felezes-elmarad', 'A felezés kimaradt a mozgási energiából.'),
        wrong({ m, v, d }, ({ m, v, d }) => num(tidy((m * v) / 2 / d)), 'v-t-nem-emeli-negyzetre', 'A sebességet nem emelted négyzetre.'),
        wrong({ energy }, ({ energy }) => num(energy), 'energianal-megall', 'Ez a mozgási energia. Oszd el a fékúttal!'),
      ],
      other: 'A fékezőerő munkája egyenlő a mozgási energiával.',
      hints: [
        'Mi emészti fel az autó mozgási energiáját?',
        'A fékezőerő és az út szorzata egyenlő a mozgási energiával.',
        `A mozgási energia ${withUnit(energy, 'J')}.`,
      ],
      solution: `$${m}\\cdot${v}^2:2=${x(energy)}$ joule, és $${x(energy)}:${x(d)}=${x(answer)}$ newton.`,
    },
    fits(f => Math.abs(2 * f * d - m * v * v) < 1e-4),
  );
}

export const kineticPotential = defineGenerator(
  'gen-kinetic-potential',
  'Mozgási és helyzeti energia',
  ['fizika-7-mozgasi-helyzeti-energia'],
  ['decimal', 'power'],
  (rng, level) => {
    if (level === 1) return rng.pick([kinetic, potential])(rng);
    if (level === 2) return rng.pick([ratio, otherLevel])(rng);
    return rng.pick([speedOf, braking])(rng);
  },
);
