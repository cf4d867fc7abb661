import { product, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber, the } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { twoPeople } from '../../generators/families/shared/story.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const factorial = (n: number): number => product(range(1, n));

const orders = (items: readonly number[]): number[][] =>
  items.length === 0 ? [[]] : items.flatMap(item => orders(items.filter(other => other !== item)).map(rest => [item, ...rest]));

const ROWS = [
  { row: 'egymás mellé ül a moziban', place: 'egymás mellett ülni', verb: 'ülhetnek le' },
  { row: 'sorba áll a büfénél', place: 'közvetlenül egymás mellett állni', verb: 'állhatnak sorba' },
  { row: 'egy sorban áll a csoportképhez', place: 'egymás mellett állni', verb: 'állhatnak fel' },
  { row: 'egymás után lép fel a műsorban', place: 'közvetlenül egymás után fellépni', verb: 'követhetik egymást' },
] as const;

/** Two of them want, or do not want, to be neighbours. */
function neighbours(rng: Rng): Task {
  const [a, b] = twoPeople(rng);
  const { row, place, verb } = rng.pick(ROWS);
  const n = rng.int(4, 5);
  const apart = rng.chance(0.5);
  const all = factorial(n);
  const together = 2 * factorial(n - 1);
  const answer = apart ? all - together : together;
  const chain = range(1, n).reverse().join('\\cdot');
  const pairChain = range(1, n - 1)
    .reverse()
    .join('\\cdot');
  return numeric(
    {
      question: `${t(n)} barát ${row}. Köztük van ${a.name} és ${b.name} is, akik ${apart ? 'most összevesztek: **nem** akarnak' : 'mindenképpen szeretnének'} ${place}. Hányféleképpen ${verb}?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { all },
          ({ all }) => num(all),
          'csak-az-egyik-feltetelt-nezi',
          'Ez az összes sorrend. A két barát kívánságát is vedd figyelembe!',
        ),
        wrong(
          { all, together, apart },
          ({ all, together, apart }) => num(apart ? together : all - together),
          'ellentett-esetek',
          apart
            ? 'Ezekben a sorrendekben éppen egymás mellett vannak. Ezeket kell elhagyni.'
            : 'Ezekben a sorrendekben nincsenek egymás mellett.',
        ),
        ...(apart
          ? [
              wrong(
                { all, together },
                ({ all, together }) => num(all - together / 2),
                'par-sorrendje-kimarad',
                'Amikor a párokat levontad, a pár két tagjának sorrendje kimaradt: kétszer ennyi sorrendet kell elhagyni.',
              ),
            ]
          : [
              wrong(
                { together },
                ({ together }) => num(together / 2),
                'par-sorrendje-kimarad',
                `A pár két tagja helyet is cserélhet: ${a.name} állhat elöl vagy ${b.name}.`,
              ),
            ]),
      ],
      other: 'Képzeld azt, hogy a két barát kézen fogva jár: ők ketten egyetlen „csomag”.',
      hints: [
        apart
          ? 'Talán azokat a sorrendeket kényelmesebb megszámolni, ahol egymás mellett vannak. Mi lesz a többivel?'
          : 'Mi lenne, ha a két barátot összekötnénk?',
        'Kösd össze kettejüket egy csomaggá! A csomag és a többiek sorrendjét számold meg, aztán a csomagon belülit!',
        `A csomaggal együtt ${t(n - 1)} dolog sorrendje: $${pairChain}=${factorial(n - 1)}$.`,
      ],
      solution: `Ha a kettő egymás mellett van, egy csomagnak vehetjük őket. A csomag és a többi barát sorrendje $${pairChain}=${factorial(n - 1)}$-féle, a csomagon belül kétféle: $${factorial(n - 1)}\\cdot2=${together}$.${
        apart ? ` Az összes sorrend $${chain}=${all}$, ebből elhagyjuk a szomszédosakat: $${all}-${together}=${answer}$.` : ''
      }`,
    },
    fits(v => orders(range(1, n)).filter(order => (Math.abs(order.indexOf(1) - order.indexOf(2)) === 1) !== apart).length === v),
  );
}

const LOCKS = ['egy lakat', 'egy bőrönd', 'egy kerékpárzár', 'egy széf', 'egy szekrény'] as const;

/** Codes without repetition where the greatest digit must be in the middle, or with at least one given digit. */
function codes(rng: Rng): Task {
  const lock = rng.pick(LOCKS);
  const top = rng.int(4, 8);
  const digit = rng.int(1, top);
  const all = top ** 3;
  const none = (top - 1) ** 3;
  const answer = all - none;
  redrawIf(answer === none);
  return numeric(
    {
      question: `${lock.charAt(0).toUpperCase()}${lock.slice(1)} kódja három számjegy, mindegyik 1 és ${t(top)} közötti (a két szélső is lehet), és a számjegyek ismétlődhetnek. Hány olyan kód van, amelyben legalább egy ${t(digit)} szerepel?`,
      answer: num(answer),
      check: 'INT',
      unit: 'kód',
      wrong: [
        wrong({ none }, ({ none }) => num(none), 'ellentett-esetek', `Ennyi kódban nincs ${t(digit)}. Azokat kérdeztük, amelyekben van.`),
        wrong(
          { top },
          ({ top }) => num(3 * top ** 2),
          'tobbszor-szamol-esetet',
          `Így azokat a kódokat többször számoltad, amelyekben ${the(digit)} többször is szerepel.`,
        ),
        wrong(
          { top },
          ({ top }) => num(3 * (top - 1) ** 2),
          'pontosan-egy-esetet-szamol',
          `Ezekben a kódokban pontosan egy ${t(digit)} van. A „legalább egy” a kettőt és a hármat is jelenti.`,
        ),
        wrong(
          { all },
          ({ all }) => num(all),
          'csak-az-egyik-feltetelt-nezi',
          `Ez az összes kód. Azokat hagyd el, amelyekben nincs ${t(digit)}!`,
        ),
      ],
      other: `Számold meg, hány kódban **nincs** ${t(digit)}, és vond le az összesből!`,
      hints: [
        'Melyik kódokat tudod biztosan, egyetlen szorzással megszámolni?',
        `A „legalább egy” ellentéte az, hogy egy sincs. Hány kódban nincs ${t(digit)}?`,
        `Összesen $${top}\\cdot${top}\\cdot${top}=${all}$ kód van.`,
      ],
      solution: `Összesen $${top}\\cdot${top}\\cdot${top}=${all}$ kód van. Ha ${the(digit)} nem szerepelhet, minden helyre ${t(top - 1)} számjegy közül választhatunk: $${top - 1}\\cdot${top - 1}\\cdot${top - 1}=${none}$. A többiben szerepel: $${all}-${none}=${answer}$.`,
    },
    fits(v => range(1, top).flatMap(p => range(1, top).flatMap(q => range(1, top).filter(r => [p, q, r].includes(digit)))).length === v),
  );
}

export const matek5Hanyfelekeppen = defineChallenge({
  lesson: 'matek-5-hanyfelekeppen',
  needs: [],
  shapes: [neighbours, codes],
  misconceptions: {
    'csak-az-egyik-feltetelt-nezi': {
      text: 'minden esetet számol, a feltételt nem nézi',
      pupil: 'Minden esetet számolsz, a feltételt nem nézed.',
    },
    'par-sorrendje-kimarad': { text: 'a pár belső sorrendjét kihagyja', pupil: 'A pár belső sorrendjét kihagyod.' },
    'ellentett-esetek': { text: 'az ellenkező eseteket számolja meg', pupil: 'Az ellenkező eseteket számolod meg.' },
    'tobbszor-szamol-esetet': { text: 'egyes eseteket többször számol', pupil: 'Egyes eseteket többször számolsz.' },
    'pontosan-egy-esetet-szamol': {
      text: 'a „legalább egy” helyett a „pontosan egy” eseteit számolja',
      pupil: 'A „legalább egy” helyett a „pontosan egy” eseteit számolod.',
    },
  },
});
