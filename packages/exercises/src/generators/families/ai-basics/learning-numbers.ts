import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { fillSteps, numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const t = textNumber;

/** `reached` says that the goal was met, `did` follows the number of what costs points. */
const AGENTS: readonly (readonly [who: string, goal: string, step: string, reached: string, did: string])[] = [
  ['Egy robotautó', 'a célba érésért', 'fordulóért', 'célba ért', 'fordulót tett'],
  ['Egy labirintusban járó program', 'a kijáratért', 'lépésért', 'elérte a kijáratot', 'lépést tett'],
  ['Egy raktári robot', 'a csomag átadásáért', 'megállásért', 'átadta a csomagot', 'megállást tartott'],
  ['Egy drón', 'a sima leszállásért', 'korrekcióért', 'simán leszállt', 'korrekciót végzett'],
  ['Egy sakkozó program', 'a győzelemért', 'visszavont lépésért', 'győzött', 'lépést vont vissza'],
  ['Egy kertészrobot', 'a felszedett répáért', 'letaposott levélért', 'felszedte a répát', 'levelet taposott le'],
];

/** The reward of one try. */
export function reward(rng: Rng): Task {
  const [who, goal, step, reached, did] = rng.pick(AGENTS);
  const [cost, count] = [rng.int(2, 5), rng.int(3, 9)];
  const goalPoints = cost * count + rng.int(3, 25);
  const answer = goalPoints - cost * count;
  redrawIf(answer === cost * count);
  return numeric(
    {
      question: `${who} ${goal} ${t(goalPoints)} pontot kap, minden ${step} ${t(cost)} pontot veszít. Ebben a próbában ${reached}, és ${t(count)} ${did}. Hány pont a jutalma?`,
      answer: num(answer),
      check: 'INT',
      unit: 'pont',
      expr: `${goalPoints}-${cost}*${count}`,
      wrong: [
        wrong(
          { cost, count },
          ({ cost, count }) => num(cost * count),
          'levonast-adja-meg',
          'Ez a levonások összege. Vond ki a jutalomból!',
        ),
        wrong(
          { goalPoints, cost },
          ({ goalPoints, cost }) => num(goalPoints - cost),
          'egy-levonast-szamol',
          'Csak egyszer vontál le. Mindegyikért jár levonás.',
        ),
        wrong(
          { goalPoints, cost, count },
          ({ goalPoints, cost, count }) => num(goalPoints + cost * count),
          'levonast-hozzaadja',
          'Hozzáadtad a levonást.',
        ),
        wrong(
          { goalPoints, count },
          ({ goalPoints, count }) => num(goalPoints - count),
          'levonas-merteket-kihagyja',
          `Darabonként egy pontot vontál le, pedig ${t(cost)} jár.`,
        ),
      ],
      other: 'A jutalomból vond le az összes levonást!',
      hints: [
        'Mennyi a levonás összesen?',
        'A jutalomból annyiszor vonj le, ahányszor a levonás jár!',
        `A levonás összesen $${count}\\cdot${cost}=${count * cost}$ pont.`,
      ],
      solution: `$${goalPoints}-${count}\\cdot${cost}=${answer}$ pont.`,
    },
    fits(x => Array.from({ length: count }).reduce((sum: number) => sum + cost, x) === goalPoints),
  );
}

/** Which of two tries is worth more, and by how much. */
export function twoTries(rng: Rng): Task {
  const [who, goal, step, reached, did] = rng.pick(AGENTS);
  const cost = rng.int(2, 5);
  const [few, many] = [rng.int(2, 6), rng.int(7, 12)];
  const low = cost * many + rng.int(5, 20);
  const bonus = rng.int(2, 30);
  const [first, second] = [low - cost * few, low + bonus - cost * many];
  redrawIf(first === second || second < 1);
  return fillSteps(
    {
      question: `${who} ${goal} ${t(low)} pontot kap, minden ${step} ${t(cost)} pontot veszít. Mindkét próbában ${reached}. Az elsőben ${t(few)}, a másodikban ${t(many)} ${did}, de a másodikhoz ${t(bonus)} jutalompontot is kapott. Melyiket tanulja meg inkább?`,
      template:
        'Az első próba $[a]$ pontot ér. A második próba $[b]$ pontot ér. A különbség $[c]$ pont, tehát a több pontot hozó próbát választja gyakrabban.',
      blanks: [
        {
          id: 'a',
          other: 'A célért járó pontból vond le az első próba összes levonását!',
          answer: num(first),
          wrong: [
            wrong(
              { low, cost },
              ({ low, cost }) => num(low - cost),
              'egy-levonast-szamol',
              'Csak egyszer vontál le. Mindegyikért jár levonás.',
            ),
          ],
        },
        {
          id: 'b',
          other: 'A célért járó pontból vond le a levonásokat, és add hozzá a jutalompontot!',
          answer: num(second),
          wrong: [
            wrong(
              { low, cost, many },
              ({ low, cost, many }) => num(low - cost * many),
              'jutalompontot-kihagyja',
              'A jutalompontot kihagytad. Azt is add hozzá!',
            ),
          ],
        },
        {
          id: 'c',
          other: 'Vond ki a kisebb pontszámot a nagyobból!',
          from: '|[a]-[b]|',
          answer: num(Math.abs(first - second)),
          wrong: [
            wrong(
              { first, second },
              ({ first, second }) => num(first + second),
              'osszead-kulonbseg-helyett',
              'Összeadtad a két pontszámot. A különbséghez ki kell vonni.',
            ),
          ],
        },
      ],
      hints: [
        'Mennyi a levonás az egyik, és mennyi a másik próbánál?',
        'A program azt a viselkedést tanulja meg, amelyik több jutalmat hoz.',
        `Az első próba levonása $${few}\\cdot${cost}=${few * cost}$.`,
      ],
      solution: `Első: $${low}-${few}\\cdot${cost}=${first}$. Második: $${low}-${many}\\cdot${cost}+${bonus}=${second}$. A különbség ${t(Math.abs(first - second))}, a program ${first > second ? 'az első' : 'a második'} próbát választja gyakrabban.`,
    },
    (value, part) => {
      const [one, two] = [fits(x => x + few * cost === low), fits(x => x + many * cost - bonus === low)];
      if (part === 'a') return one(value);
      return part === 'b' ? two(value) : equals(Math.abs(many * cost - few * cost - bonus))(value);
    },
  );
}

const SETS: readonly (readonly [what: string, unit: string, most: number])[] = [
  ['futók heti távja kilométerben', 'futó', 40],
  ['fák törzsének kerülete deciméterben', 'fa', 30],
  ['rajzfilmek hossza percben', 'rajzfilm', 40],
  ['napok lépésszáma ezresekben', 'nap', 20],
  ['túrák hossza kilométerben', 'túra', 35],
  ['bolti blokkok tételeinek száma', 'blokk', 30],
  ['kagylók hossza milliméterben', 'kagyló', 60],
  ['olvasók havi könyveinek száma', 'olvasó', 20],
];

const gapsOf = (sorted: readonly number[]): number[] => sorted.slice(1).map((x, i) => x - (sorted[i] ?? 0));

interface Cluster {
  what: string;
  unit: string;
  shown: readonly number[];
  sorted: readonly number[];
  gaps: readonly number[];
}

function clusterOf(rng: Rng, size: number): Cluster {
  const [what, unit, most] = rng.pick(SETS);
  const shown = rng.sample(
    Array.from({ length: most }, (_, i) => i + 1),
    size,
  );
  const sorted = [...shown].sort((a, b) => a - b);
  const gaps = gapsOf(sorted);
  const order = [...gaps].sort((a, b) => b - a);
  redrawIf(order[0] === order[1] || order[1] === order[2] || shown.join() === sorted.join());
  return { what, unit, shown, sorted, gaps };
}

/** How many fall below the widest gap. */
export function widestGap(rng: Rng): Task {
  const { what, unit, shown, sorted, gaps } = clusterOf(rng, rng.int(6, 7));
  const widest = Math.max(...gaps);
  const small = gaps.indexOf(widest) + 1;
  const unsorted = gapsOf(shown).map(Math.abs);
  redrawIf(small * 2 === sorted.length || small === sorted.length - 1);
  return numeric(
    {
      question: `Címke nélküli adatok, ${what}: ${shown.map(t).join(', ')}. Vágd két csoportra a legnagyobb hézagnál! Hány ${unit} kerül a **kisebb** számok csoportjába?`,
      answer: num(small),
      check: 'INT',
      unit,
      wrong: [
        wrong(
          { small, all: sorted.length },
          ({ small, all }) => num(all - small),
          'masik-csoport-meretet-adja',
          'Ez a nagyobb számok csoportja. A kisebb számokét kérdezzük.',
          'a nagyobb számok csoportjának méretét adja meg',
        ),
        wrong(
          { unsorted },
          ({ unsorted }) => num(unsorted.indexOf(Math.max(...unsorted)) + 1),
          'rendezes-nelkul-vag',
          'Nem raktad sorba a számokat. A hézagot a rendezett sorban keresd!',
        ),
        wrong({ all: sorted.length }, ({ all }) => num(Math.floor(all / 2)), 'kozepen-vag', 'Középen vágtál. A legnagyobb hézag dönt.'),
        wrong({ widest }, ({ widest }) => num(widest), 'hezagot-adja-meg', 'Ez a hézag nagysága. A csoport elemeit számold!'),
      ],
      other: 'Rakd sorba a számokat, nézd a szomszédos különbségeket, és vágj a legnagyobbnál!',
      hints: [
        'Mi az első lépés, mielőtt hézagot keresel?',
        'Rakd sorba a számokat, és nézd a szomszédos különbségeket!',
        `Sorban: ${sorted.map(t).join(', ')}.`,
      ],
      solution: `Sorban: ${sorted.map(t).join(', ')}. A hézagok: ${gaps.map(t).join(', ')}. A vágás ${t(sorted[small - 1] ?? 0)} és ${t(sorted[small] ?? 0)} között van, alatta ${t(small)} ${unit} marad.`,
    },
    fits(
      k =>
        sorted.every((x, i) => i === 0 || i === k || x - (sorted[i - 1] ?? 0) < (sorted[k] ?? 0) - (sorted[k - 1] ?? 0)) &&
        k > 0 &&
        k < sorted.length,
    ),
  );
}

/** Three groups by the two widest gaps. */
export function threeGroups(rng: Rng): Task {
  const { what, unit, shown, sorted, gaps } = clusterOf(rng, 8);
  const [first = 0, second = 0] = gaps
    .map((gap, i) => ({ gap, i }))
    .sort((a, b) => b.gap - a.gap)
    .map(({ i }) => i);
  const [left, right] = [Math.min(first, second), Math.max(first, second)];
  const middle = right - left;
  const sizes = [left + 1, middle, sorted.length - right - 1];
  redrawIf(new Set(sizes).size < 3);
  const unsorted = gapsOf(shown)
    .map(Math.abs)
    .sort((x, y) => y - x);
  const asShown = (place: number) =>
    wrong(
      { unsorted, place },
      ({ unsorted, place }) => num(unsorted[place] ?? 0),
      'rendezes-nelkul-vag',
      'Az eredeti sorrendben néztél szomszédokat. Előbb rakd nagyság szerint sorba a számokat!',
    );
  return fillSteps(
    {
      question: `Címke nélküli adatok, ${what}: ${shown.map(t).join(', ')}. Vágd három csoportra a két legnagyobb hézagnál!`,
      template: 'A legnagyobb hézag $[a]$, a második legnagyobb $[b]$. A középső csoport elemeinek száma $[c]$.',
      blanks: [
        {
          id: 'a',
          other: 'Rakd sorba a számokat, és keresd a legnagyobb szomszédos különbséget!',
          answer: num(gaps[first] ?? 0),
          wrong: [
            wrong(
              { sorted },
              ({ sorted }) => num((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)),
              'szelso-kulonbseget-adja',
              'Ez a legnagyobb és a legkisebb szám különbsége. A szomszédokat nézd!',
            ),
            asShown(0),
          ],
        },
        {
          id: 'b',
          other: 'Keresd a szomszédos különbségek közül a második legnagyobbat!',
          answer: num(gaps[second] ?? 0),
          wrong: [
            wrong(
              { big: gaps[first] ?? 0 },
              ({ big }) => num(big),
              'elso-vagast-ismetli',
              'Ez az első vágás hézaga. A következőt keressük.',
            ),
            asShown(1),
          ],
        },
        {
          id: 'c',
          other: 'Számold meg, hány szám áll a két vágás között!',
          answer: num(middle),
          wrong: [
            wrong(
              { sizes },
              ({ sizes }) => num(sizes[0] ?? 0),
              'masik-csoport-meretet-adja',
              `Ez a legkisebb számok csoportja. A középsőt számold!`,
            ),
          ],
        },
      ],
      hints: [
        'Rakd sorba a számokat!',
        'A szomszédos különbségek közül a két legnagyobbnál kell vágni.',
        `Sorban: ${sorted.map(t).join(', ')}. Írd le a szomszédos különbségeket!`,
      ],
      solution: `Sorban: ${sorted.map(t).join(', ')}. A hézagok: ${gaps.map(t).join(', ')}. A két legnagyobb ${t(gaps[first] ?? 0)} és ${t(gaps[second] ?? 0)}, közöttük ${t(middle)} ${unit} van. A csoportok nevét már ember adja.`,
    },
    (value, part) => {
      const x = Number(value);
      const above = (limit: number): number => gaps.filter(gap => gap > limit).length;
      if (part === 'a') return gaps.includes(x) && above(x) === 0;
      if (part === 'b') return gaps.includes(x) && above(x) === 1;
      return x === sorted.length - (Math.min(first, second) + 1) - (sorted.length - Math.max(first, second) - 1);
    },
  );
}

const CLEANERS: readonly (readonly [who: string, thing: string, where: string, pour: string])[] = [
  ['Egy takarítórobot', 'galacsint', 'egy szobában', 'kiborítja a tartályát'],
  ['Egy szemétszedő robot', 'kupakot', 'egy parkban', 'kiönti a zsákját'],
  ['Egy almaszedő gép', 'almát', 'egy kertben', 'kiborítja a kosarát'],
  ['Egy labdaszedő robot', 'labdát', 'egy pályán', 'kigurítja a kosarát'],
  ['Egy válogató robot', 'palackot', 'egy udvaron', 'kiüríti a ládáját'],
];

/** The penalty that makes pouring out not worth it. */
export function leastPenalty(rng: Rng): Task {
  const [who, thing, where, pour] = rng.pick(CLEANERS);
  const [items, points] = [rng.int(5, 12), rng.int(2, 5)];
  const again = rng.int(2, items);
  const minutes = items + 1 + again;
  const gain = again * points;
  redrawIf(again === items - 1); // all the pieces, or a minute too many: the same number
  return numeric(
    {
      question: `${who} ${where} ${t(items)} ${thing} szedhet fel: percenként egyet, darabonként ${t(points)} pontért. Ha ${pour}, az egy perc, pont nem jár érte, és minden újra felszedhető. Összesen ${t(minutes)} perce van. A büntetés egész pont. Legalább hány pont **büntetés** járjon egy ürítésért, hogy az ürítéssel kevesebb pontja legyen, mint nélküle?`,
      answer: num(gain + 1),
      check: 'INT',
      unit: 'pont',
      expr: `(${minutes}-${items}-1)*${points}+1`,
      wrong: [
        wrong(
          { gain },
          ({ gain }) => num(gain),
          'egyenlonel-meg-megeri',
          'Ennyinél a büntetés és a nyereség egyenlő: ürítéssel és nélküle ugyanannyi pontja lesz, még nem kevesebb.',
        ),
        wrong(
          { items, points },
          ({ items, points }) => num(items * points + 1),
          'mindent-ujra-szamol',
          'Az összes darabbal számoltál. Arra, hogy mindet újra felszedje, nem marad idő.',
        ),
        wrong(
          { minutes, items, points },
          ({ minutes, items, points }) => num((minutes - items) * points + 1),
          'urites-idejet-kihagyja',
          'Az ürítés percére is számoltál pontot, pedig közben semmit sem szed fel.',
          'az ürítés percére is egy darab pontját számolja',
        ),
        wrong({ points }, ({ points }) => num(points + 1), 'egy-darabot-szamol', 'Egyetlen darab pontjával számoltál.'),
      ],
      other: 'Számold ki, hány pontot nyer egy ürítéssel, és legyen ennél nagyobb a büntetés!',
      hints: [
        'Hány perce marad az első felszedés és egy ürítés után?',
        'Az ürítés annyit hoz, ahány darabot utána újra felszed. Ennél több büntetés kell.',
        `Az ürítés után $${minutes}-${items}-1=${again}$ perce marad.`,
      ],
      solution: `Ürítés után $${minutes}-${items}-1=${again}$ darabot szed fel újra, ez $${again}\\cdot${points}=${gain}$ pont. Ennél eggyel nagyobb büntetés kell: ${t(gain + 1)}.`,
    },
    fits(x => {
      const honest = items * points;
      const tricky = (fine: number): number => (minutes - 1) * points - fine;
      return tricky(x) < honest && tricky(x - 1) >= honest;
    }),
  );
}
