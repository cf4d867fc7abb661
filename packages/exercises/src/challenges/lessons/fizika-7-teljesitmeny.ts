import { gcd, range, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, textNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

const JOBS = [
  { job: 'tölt fel egy víztornyot', machine: 'szivattyú' },
  { job: 'emel fel egy rakás téglát a tetőre', machine: 'csörlő' },
  { job: 'ürít ki egy elöntött pincét', machine: 'szivattyú' },
  { job: 'tölt meg egy silót búzával', machine: 'szállítószalag' },
] as const;

/** Two machines do the same work together: powers are added, not times. */
function together(rng: Rng): Task {
  const { job, machine } = rng.pick(JOBS);
  const unit = 'perc';
  const [m, n] = [rng.int(1, 5), rng.int(2, 6)];
  const k = rng.int(2, 8);
  redrawIf(m >= n || gcd(m, n) > 1);
  const [first, second, answer] = [k * m * (m + n), k * n * (m + n), k * m * n];
  redrawIf(second > 120 || first < 6 || answer < 4);
  const whole = (first * second) / gcd(first, second);
  const [p1, p2] = [whole / first, whole / second];
  return numeric(
    {
      question: `Egy ${machine} ${t(first)} ${unit} alatt ${job}. Egy gyengébb ${machine} ugyanezt a munkát ${t(second)} ${unit} alatt végzi el. Hány ${unit} alatt végeznek, ha a kettő együtt dolgozik, mindkettő a megszokott teljesítményével?`,
      answer: num(answer),
      check: 'NUM',
      unit,
      wrong: [
        wrong(
          { first, second },
          ({ first, second }) => num((first + second) / 2),
          'idok-atlaga',
          'A két idő átlagát vetted. Ketten együtt hamarabb végeznek, mint a gyorsabbik egyedül.',
        ),
        wrong(
          { first, second },
          ({ first, second }) => num(first + second),
          'idok-osszege',
          'Az időket összeadtad. Együtt dolgozva a teljesítmények adódnak össze, az idő rövidebb lesz.',
        ),
        wrong(
          { first, second },
          ({ first, second }) => num(second - first),
          'idok-kulonbsege',
          'Az időket kivontad egymásból. A munka ugyanaz: a teljesítményeket kell összeadni.',
        ),
        wrong(
          { first },
          ({ first }) => num(first / 2),
          'egyforma-gepnek-veszi',
          'Úgy számoltál, mintha két egyforma erős gép dolgozna. A második gyengébb.',
        ),
      ],
      other: 'Mekkora részét végzi el a munkának az egyik és mekkorát a másik egységnyi idő alatt?',
      hints: [
        'Mi adódik össze, ha két gép együtt dolgozik: az idő vagy a teljesítmény?',
        `Képzeld el, hogy a munka ${t(whole)} egyforma adag! Hány adagot végez el egy ${unit} alatt az egyik, és hányat a másik?`,
        `Ha a munka ${t(whole)} adag, az első gép egy ${unit} alatt $${whole}:${first}=${p1}$ adagot végez el.`,
      ],
      solution: `Legyen a munka ${t(whole)} egyforma adag. Egy ${unit} alatt az első $${whole}:${first}=${p1}$, a második $${whole}:${second}=${p2}$ adagot végez el. A teljesítmények összeadódnak: együtt $${p1}+${p2}=${p1 + p2}$ adag jut egy percre. Az idő $${whole}:${p1 + p2}=${answer}$ ${unit}.`,
    },
    fits(v => Math.abs(v / first + v / second - 1) < 1e-9),
  );
}

const LIFTS = [
  { what: 'felvonó', cabin: 'Az üres fülke', riders: 'utas', all: 'minden utas' },
  { what: 'panorámalift', cabin: 'Az üres kabin', riders: 'vendég', all: 'minden vendég' },
  { what: 'építkezési lift', cabin: 'Az üres kabin', riders: 'munkás', all: 'minden munkás' },
  { what: 'kilátóhoz épített lift', cabin: 'Az üres fülke', riders: 'látogató', all: 'minden látogató' },
] as const;

/** Input power, efficiency, height and time: how many people fit? */
function fullLift(rng: Rng): Task {
  const { what, cabin, riders, all } = rng.pick(LIFTS);
  const person = rng.pick([70, 75, 80]);
  const people = rng.int(3, 14);
  const empty = rng.int(4, 12) * 50;
  const percent = rng.pick([50, 60, 75, 80]);
  const [height, time] = [rng.int(4, 30), rng.int(8, 40)];
  const mass = empty + person * people;
  const useful = tidy((mass * 10 * height) / time);
  const power = tidy((useful * 100) / percent);
  redrawIf(power % 100 !== 0 || power < 2000 || power > 30000 || height / time > 2 || useful % 10 !== 0);
  const kw = tidy(power / 1000);
  const withoutLoss = (power * time) / height / 10;
  return numeric(
    {
      question: `Egy ${what} motorja ${withUnit(kw, 'kW')} teljesítményt vesz fel, a hatásfoka ${withUnit(percent, '%')}. ${cabin} tömege ${withUnit(empty, 'kg')}, és számolj úgy, hogy ${all} tömege ${withUnit(person, 'kg')}! Az út felfelé ${withUnit(height, 'm')}, és ${withUnit(time, 's')} alatt kell felérni. Legfeljebb hány ${riders} szállhat be? (g = 10 N/kg)`,
      answer: num(people),
      check: 'INT',
      unit: riders,
      wrong: [
        ...((withoutLoss - empty) % person === 0
          ? [
              wrong(
                { power, time, height, empty, person },
                ({ power, time, height, empty, person }) => num(((power * time) / height / 10 - empty) / person),
                'hatasfokot-kihagyja',
                'A teljes felvett teljesítménnyel számoltál. Emelésre ennek csak a hatásfok szerinti része jut.',
              ),
            ]
          : []),
        wrong(
          { mass, person },
          ({ mass, person }) => num(Math.floor(mass / person)),
          'fulke-tomege-kimarad',
          'Az üres kabin tömegét nem vontad le. A motor azt is emeli.',
        ),
        wrong(
          { empty, mass, person },
          ({ empty, mass, person }) => num(Math.floor((mass + empty) / person)),
          'fulke-tomeget-hozzaadja',
          'Az üres kabin tömegét hozzáadtad. Az emelhető tömegből le kell vonni.',
        ),
      ],
      other: 'Mekkora a hasznos teljesítmény, mennyi munkára elég ez a megadott idő alatt, és mekkora tömeget emelhet fel vele?',
      hints: [
        'A felvett teljesítmény mekkora része jut az emelésre?',
        'A hasznos teljesítményből és az időből kiszámolod a munkát, abból a súlyt, a súlyból a tömeget. Ebben az üres kabin is benne van.',
        `A hasznos teljesítmény $${x(power)}\\cdot${x(percent / 100)}=${x(useful)}$ W, az emelés munkája $${x(useful)}\\cdot${time}=${x(useful * time)}$ J.`,
      ],
      solution: `A hasznos teljesítmény $${x(power)}\\cdot${x(percent / 100)}=${x(useful)}$ W. Az emelés munkája $${x(useful)}\\cdot${time}=${x(useful * time)}$ J. Az emelt súly $${x(useful * time)}:${height}=${x(mass * 10)}$ N, a tömeg $${x(mass * 10)}:10=${x(mass)}$ kg. Az emberekre ebből $${x(mass)}-${empty}=${person * people}$ kg jut, ez $${person * people}:${person}=${people}$ ${riders}.`,
    },
    fits(
      v =>
        range(1, 60)
          .filter(k => Math.abs(((empty + k * person) * 10 * height) / time - (power * percent) / 100) < 1e-6)
          .join() === String(v),
    ),
  );
}

export const fizika7Teljesitmeny = defineChallenge({
  lesson: 'fizika-7-teljesitmeny',
  needs: ['decimal', 'percent'],
  shapes: [together, fullLift],
  misconceptions: {
    'idok-atlaga': { text: 'közös munkánál a két idő átlagát veszi', pupil: 'Közös munkánál a két idő átlagát veszed.' },
    'idok-osszege': { text: 'közös munkánál összeadja az időket', pupil: 'Közös munkánál összeadod az időket.' },
    'idok-kulonbsege': { text: 'közös munkánál kivonja egymásból az időket', pupil: 'Közös munkánál kivonod egymásból az időket.' },
    'egyforma-gepnek-veszi': {
      text: 'a két különböző gépet egyforma erősnek veszi',
      pupil: 'A két különböző gépet egyforma erősnek veszed.',
    },
    'fulke-tomege-kimarad': { text: 'az emelésnél kihagyja az üres fülke tömegét', pupil: 'Az emelésnél kihagyod az üres fülke tömegét.' },
    'fulke-tomeget-hozzaadja': { text: 'a fülke tömegét levonás helyett hozzáadja', pupil: 'A fülke tömegét levonás helyett hozzáadod.' },
  },
});
