import { sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { plus, rat, times } from '@eszkerek/numbers/fraction';
import { suf, textNumber, theWord } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { frac, num, rawFrac } from '../../value.ts';

const t = textNumber;

const STARTS: readonly { start: string; next: readonly string[] }[] = [
  { start: 'jó', next: ['reggelt', 'napot', 'éjszakát', 'étvágyat', 'utat'] },
  { start: 'kérek egy pohár', next: ['vizet', 'tejet', 'teát', 'limonádét', 'kakaót'] },
  { start: 'holnap délután', next: ['esik', 'fúj', 'havazik', 'kisüt', 'zivatar'] },
  { start: 'a kutya', next: ['ugat', 'alszik', 'fut', 'eszik', 'játszik'] },
  { start: 'boldog', next: ['húsvétot', 'névnapot', 'karácsonyt', 'ünnepeket', 'vagyok'] },
  { start: 'hol van a', next: ['kulcsom', 'füzetem', 'telefonom', 'táskám', 'cipőm'] },
];

/** Two steps: a word, then what follows it. */
const CHAINS: readonly { start: string; first: readonly string[]; second: readonly string[] }[] = [
  { start: 'a', first: ['macska', 'kutya', 'nyúl'], second: ['alszik', 'fut', 'eszik'] },
  { start: 'holnap', first: ['reggel', 'délután', 'este'], second: ['esik', 'fúj', 'havazik'] },
  { start: 'piros', first: ['busz', 'autó', 'motor'], second: ['megy', 'áll', 'elindul'] },
  { start: 'ma', first: ['Réka', 'Bence', 'Ioana'], second: ['olvas', 'focizik', 'rajzol'] },
];

const pairText = (names: readonly string[], counts: readonly number[]): string => names.map((name, i) => `${name} ${counts[i]}`).join(', ');

const HOW = 'Az esély a relatív gyakoriság.';

function oneStep(rng: Rng): Task {
  const { start, next } = rng.pick(STARTS);
  const names = rng.sample(next, rng.int(3, 4));
  const counts = names.map(() => rng.int(1, 9));
  const [own = 1, total] = [counts[0], sum(counts)];
  redrawIf(own * 2 === total || own === 1);
  return numeric(
    {
      figure: { kind: 'table', head: ['folytatás', 'előfordulás'], rows: names.map((name, i) => [name, counts[i] ?? 0]) },
      question: `A táblázat azt mutatja, mi állt ${theWord(`„${start}”`)} után egy modell tanítóadatában. ${HOW} Mekkora eséllyel következik ${theWord(`„${names[0]}”`)}? Törttel válaszolj!`,
      answer: frac(rat(own, total)),
      check: 'FRAC',
      expr: `${own}/${total}`,
      wrong: [
        wrong(
          { own, total },
          ({ own, total }) => frac(rat(own, total - own)),
          'tobbihez-viszonyit',
          'A többi folytatáshoz viszonyítottál. Az **összes** előforduláshoz kell.',
        ),
        wrong(
          { size: names.length },
          ({ size }) => frac(rat(1, size)),
          'fajtakat-szamol',
          'A különböző szavakat számoltad, mintha mind egyforma gyakori volna.',
        ),
        wrong({ own }, ({ own }) => num(own), 'darabszam-esely-helyett', 'Ez az előfordulások száma. Az esélyhez osztani kell.'),
      ],
      other: 'Oszd el a szó előfordulását az összes előfordulással!',
      hints: [
        'Hány folytatás volt összesen?',
        'Az esély: a szó előfordulása osztva az összes előfordulással.',
        `Az összes előfordulás $${counts.join('+')}=${total}$.`,
      ],
      solution: `$${counts.join('+')}=${total}$ esetből ${t(own)}: $${rawFrac(own, total).tex}${rat(own, total).d === total ? '' : `=${frac(rat(own, total)).tex}`}$.`,
    },
    equals(own / counts.reduce((a, b) => a + b, 0)),
  );
}

function noRandomness(rng: Rng): Task {
  const { start, next } = rng.pick(STARTS);
  const names = rng.sample(next, 4);
  const counts = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 4);
  const top = counts.indexOf(Math.max(...counts));
  const low = counts.indexOf(Math.min(...counts));
  const steady = (word: string | undefined) => `mindig ezt: ${word}`;
  return choice(
    rng,
    {
      figure: {
        kind: 'chart',
        form: 'bar',
        items: names.map((name, i) => ({ name, value: counts[i] ?? 0 })),
        scale: { max: 10, step: 2, label: 'előfordulás' },
      },
      keyInFigure: 'az oszlopok nevei közül kell választani',
      question: `Az ábra ${theWord(`„${start}”`)} utáni folytatásokat mutatja. A véletlenség 0. Mit ír a modell, ha sokszor futtatjuk?`,
      right: words(steady(names[top]), names[top]),
      because: 'Helyes! Nulla véletlenségnél mindig a leggyakoribb folytatás következik.',
      wrong: [
        wrong(
          { word: names[low] ?? '' },
          ({ word }) => words(`mindig ezt: ${word}`, word),
          'legritkabbat-valasztja',
          'Ez a legritkább folytatás. Nullánál a leggyakoribb nyer.',
        ),
        wrong(
          {},
          () => words('felváltva mind a négyet', 'equal'),
          'veletlenseg-felreertese',
          'Egyforma esély a legnagyobb véletlenségnél van.',
        ),
        wrong(
          {},
          () => words('hol ezt, hol azt, a gyakoriság szerint', 'chance'),
          'veletlenseg-felreertese',
          'Így akkor volna, ha a modell sorsolna. Nullánál nincs sorsolás.',
        ),
      ],
      hints: [
        'Van-e sorsolás, ha a véletlenség 0?',
        'Nullánál mindig a legvalószínűbb folytatás nyer.',
        'Keresd meg a legmagasabb oszlopot!',
      ],
      solution: `A legmagasabb oszlop: „${names[top]}”. Nullánál mindig ez jön.`,
    },
    key => names.includes(key) && counts.every(count => count <= (counts[names.indexOf(key)] ?? 0)),
  );
}

interface Chain {
  start: string;
  first: string[];
  firstCounts: number[];
  second: string[];
  /** Counts of the second words after each first one. */
  secondCounts: number[][];
}

function chainOf(rng: Rng, ways: number): Chain {
  const { start, first, second } = rng.pick(CHAINS);
  const names = rng.sample(first, ways);
  const after = rng.sample(second, 2);
  // What follows a word stands there as often as the word itself.
  const secondCounts = names.map(() => [rng.int(1, 5), rng.int(1, 5)]);
  return { start, first: names, firstCounts: secondCounts.map(sum), second: after, secondCounts };
}

const chainFigure = ({ start, first, firstCounts, second, secondCounts }: Chain) => ({
  kind: 'table' as const,
  head: ['ez után', 'ez állt'],
  rows: [[start, pairText(first, firstCounts)], ...first.map((name, i) => [name, pairText(second, secondCounts[i] ?? [])])],
});

function twoSteps(rng: Rng): Task {
  const chain = chainOf(rng, 2);
  const [a = 1, b = 1] = chain.firstCounts;
  const [c = 1, d = 1] = chain.secondCounts[0] ?? [];
  const [one, two] = [rat(a, a + b), rat(c, c + d)];
  const answer = times(one, two);
  const sentence = `${chain.start} ${chain.first[0]} ${chain.second[0]}`;
  return numeric(
    {
      figure: chainFigure(chain),
      question: `Egy modell egy szót néz vissza, és ${theWord(`„${chain.start}”`)} szótól indul. ${HOW} Mekkora eséllyel írja ezt: „${sentence}”? Törttel válaszolj!`,
      answer: frac(answer),
      check: 'FRAC',
      expr: `${a}/(${a}+${b})*${c}/(${c}+${d})`,
      wrong: [
        wrong(
          { one },
          ({ one }) => frac(one),
          'csak-egy-lepes-eselye',
          'Ez csak az első lépés esélye.',
          'csak az első lépés esélyét adja meg',
        ),
        wrong(
          { two },
          ({ two }) => frac(two),
          'csak-egy-lepes-eselye',
          'Ez csak a második lépés esélye.',
          'csak a második lépés esélyét adja meg',
        ),
        wrong(
          { one, two },
          ({ one, two }) => frac(plus(one, two)),
          'eselyek-osszeadasa',
          'Összeadtad az esélyeket. Az egymás utáni lépések esélye szorzódik.',
        ),
      ],
      other: 'Számold ki külön a két lépés esélyét, és szorozd össze!',
      hints: [
        'Hány lépésben készül el ez a szöveg?',
        'Minden lépés esélyét a saját sorából számold, aztán szorozd össze!',
        `Az első lépés esélye $${rawFrac(a, a + b).tex}$.`,
      ],
      solution: `Az első lépés: $${a}+${b}=${a + b}$ esetből ${t(a)}. A második lépés: $${c}+${d}=${c + d}$ esetből ${t(c)}. A kettő esélye szorzódik: $${rawFrac(a, a + b).tex}\\cdot${rawFrac(c, c + d).tex}=${frac(answer).tex}$.`,
    },
    equals((a * c) / ((a + b) * (c + d))),
  );
}

/** The last word by either way. */
function twoWays(rng: Rng): Task {
  const chain = chainOf(rng, 2);
  const [a = 1, b = 1] = chain.firstCounts;
  const [[c = 1, d = 1] = [], [e = 1, f = 1] = []] = chain.secondCounts;
  const left = times(rat(a, a + b), rat(c, c + d));
  const right = times(rat(b, a + b), rat(e, e + f));
  const answer = plus(left, right);
  return numeric(
    {
      figure: chainFigure(chain),
      question: `Egy modell egy szót néz vissza, ${theWord(`„${chain.start}”`)} szótól indul, és két szót ír. ${HOW} Mekkora eséllyel lesz az utolsó szó „${chain.second[0]}”? Törttel válaszolj!`,
      answer: frac(answer),
      check: 'FRAC',
      wrong: [
        wrong(
          { left },
          ({ left }) => frac(left),
          'egyik-ut-kimarad',
          `Ez csak az egyik út. ${theWord(`„${chain.first[1]}”`).replace(/^a/, 'A')} felől is odajuthat.`,
        ),
        wrong(
          { right },
          ({ right }) => frac(right),
          'egyik-ut-kimarad',
          `Ez csak az egyik út. ${theWord(`„${chain.first[0]}”`).replace(/^a/, 'A')} felől is odajuthat.`,
        ),
        wrong(
          { c, d, e, f },
          ({ c, d, e, f }) => frac(plus(rat(c, c + d), rat(e, e + f))),
          'elso-lepest-kihagyja',
          'Az első lépés esélyét kihagytad.',
        ),
        wrong(
          { left, right },
          ({ left, right }) => frac(times(left, right)),
          'utakat-szorozza',
          'A két utat összeszoroztad. Vagy az egyik, vagy a másik történik: az esélyek összeadódnak.',
        ),
      ],
      other: 'Számold ki mindkét út esélyét, és add össze!',
      hints: [
        'Hány úton juthat el ehhez az utolsó szóhoz?',
        'Egy úton belül szorozz, a két út esélyét add össze!',
        `Az egyik út esélye $${rawFrac(a, a + b).tex}\\cdot${rawFrac(c, c + d).tex}$.`,
      ],
      solution: `Az első szó után $${a}+${b}=${a + b}$ eset van. Egy úton belül szorzunk, a két út esélyét összeadjuk: $${rawFrac(a, a + b).tex}\\cdot${rawFrac(c, c + d).tex}+${rawFrac(b, a + b).tex}\\cdot${rawFrac(e, e + f).tex}=${frac(answer).tex}$.`,
    },
    equals((c + e) / (a + b)),
  );
}

function howMany(rng: Rng): Task {
  const chain = chainOf(rng, 2);
  const [a = 1, b = 1] = chain.firstCounts;
  const [c = 1, d = 1] = chain.secondCounts[0] ?? [];
  const runs = (a + b) * (c + d) * rng.int(1, 4);
  const answer = (runs * a * c) / ((a + b) * (c + d));
  redrawIf(runs > 400 || runs < 30);
  const sentence = `${chain.start} ${chain.first[0]} ${chain.second[0]}`;
  return numeric(
    {
      figure: chainFigure(chain),
      keyInFigure: 'a táblázat számai az előfordulások',
      question: `Egy modell egy szót néz vissza, és ${theWord(`„${chain.start}”`)} szótól indul. ${HOW} ${suf(runs, 'szor')} futtatjuk. Várhatóan hányszor írja ezt: „${sentence}”?`,
      answer: num(answer),
      check: 'INT',
      unit: 'alkalom',
      expr: `${runs}*${a}/(${a}+${b})*${c}/(${c}+${d})`,
      wrong: [
        wrong(
          { runs, a, b },
          ({ runs, a, b }) => num((runs * a) / (a + b)),
          'csak-egy-lepes-eselye',
          'Csak az első lépéssel számoltál.',
          'csak az első lépés esélyével számol',
        ),
        wrong(
          { runs, c, d },
          ({ runs, c, d }) => num((runs * c) / (c + d)),
          'csak-egy-lepes-eselye',
          'Csak a második lépéssel számoltál.',
          'csak a második lépés esélyével számol',
        ),
        wrong(
          { runs },
          ({ runs }) => num(runs / 4),
          'fajtakat-szamol',
          'Úgy vetted, mintha a négyféle szöveg egyformán gyakori volna.',
          'mind a négy szöveget egyformán gyakorinak veszi',
        ),
      ].filter(({ value }) => Number.isInteger(value.size)),
      other: 'Számold ki a szöveg esélyét, és szorozd meg a futtatások számával!',
      hints: [
        'Hány lépésben készül el a szöveg?',
        'A két lépés esélyének szorzatát szorozd meg a futtatások számával!',
        `Az első lépés esélye $${rawFrac(a, a + b).tex}$.`,
      ],
      solution: `Az első lépés: $${a}+${b}=${a + b}$ esetből ${t(a)}. A második lépés: $${c}+${d}=${c + d}$ esetből ${t(c)}. A várható szám $${runs}\\cdot${rawFrac(a, a + b).tex}\\cdot${rawFrac(c, c + d).tex}=${answer}$.`,
    },
    fits(n => n * (a + b) * (c + d) === runs * a * c),
  );
}

/** What new sentences do to a chance. */
function afterTeaching(rng: Rng): Task {
  const { start, next } = rng.pick(STARTS);
  const names = rng.sample(next, 3);
  const counts = names.map(() => rng.int(2, 9));
  const [own = 1, total] = [counts[0], sum(counts)];
  const more = rng.int(2, 8);
  const answer = rat(own + more, total + more);
  return numeric(
    {
      figure: { kind: 'table', head: ['folytatás', 'előfordulás'], rows: names.map((name, i) => [name, counts[i] ?? 0]) },
      question: `A táblázat ${theWord(`„${start}”`)} utáni folytatásokat mutatja. ${HOW} Még ${t(more)} mondattal tanítjuk, mindegyikben „${start} ${names[0]}” áll egyszer. Mekkora lesz ${theWord(`„${names[0]}”`)} esélye? Törttel válaszolj!`,
      answer: frac(answer),
      check: 'FRAC',
      expr: `(${own}+${more})/(${total}+${more})`,
      wrong: [
        wrong({ own, total }, ({ own, total }) => frac(rat(own, total)), 'uj-adatot-kihagyja', 'Ez a tanítás előtti esély.'),
        wrong(
          { own, total, more },
          ({ own, total, more }) => frac(rat(own + more, total)),
          'osszes-nem-no',
          'Az összes előfordulás is nőtt, nem csak a szóé.',
        ),
        wrong(
          { own, total, more },
          ({ own, total, more }) => frac(rat(own, total + more)),
          'szo-nem-no',
          'A szó előfordulása is nőtt, nem csak az összes.',
        ),
      ],
      other: 'Az új mondatok a szó és az összes előfordulás számát is növelik.',
      hints: [
        'Melyik két szám változik meg?',
        'Az új esély: a szó új előfordulása osztva az összes új előfordulással.',
        `A szó előfordulása $${own}+${more}=${own + more}$ lesz.`,
      ],
      solution: `A szó $${own}+${more}=${own + more}$ esetben áll ott, összesen $${total}+${more}=${total + more}$ folytatás van: $${rawFrac(own + more, total + more).tex}${answer.d === total + more ? '' : `=${frac(answer).tex}`}$.`,
    },
    fits(p => Math.abs(p * (total + more) - own - more) < 1e-9),
  );
}

export const tokenProb = defineGenerator('gen-token-prob', 'Folytatások esélye', ['ai-78-nyelvi-modellek'], ['fraction'], (rng, level) => {
  if (level === 1) return rng.chance(0.6) ? oneStep(rng) : noRandomness(rng);
  if (level === 2) return rng.chance(0.6) ? twoSteps(rng) : afterTeaching(rng);
  return rng.pick([twoWays, howMany])(rng);
});
