import type { Rng } from '@eszkerek/numbers/chance';
import { suf, textNumber as t, theWord } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { person } from '../shared/story.ts';
import { CARD_PLANTS, COLLECTIONS } from './tree-bank.ts';

/** The things may be kings or animals: the mistakes speak of none of them. */
const ALL = 'a lehetőségek számát adja meg a kérdések száma helyett';
const ONE_BY_ONE = 'egyesével kérdez rá a lehetőségekre, nem felez';

/** From 16 on, every slip of counting the halvings leads to a number of its own. */
const POWERS = [16, 32, 64] as const;
const halvings = (n: number): string => {
  const chain = [n];
  while ((chain.at(-1) ?? 1) > 1) chain.push(Math.ceil((chain.at(-1) ?? 1) / 2));
  return chain.join('\\to');
};

export function halving(rng: Rng): Task {
  const n = rng.pick(POWERS);
  const who = person(rng);
  const thing = rng.pick(COLLECTIONS);
  const answer = Math.log2(n);
  return numeric(
    {
      question: `${who.name} ${t(n)} ${thing} közül gondol egyre. Hány felező kérdés elég biztosan a kitaláláshoz?`,
      answer: num(answer),
      check: 'INT',
      unit: 'kérdés',
      wrong: [
        wrong({ n }, ({ n }) => num(n), 'dolgokat-szamol-kerdes-helyett', 'Ennyi lehetőség közül keresel. A kérdéseket számold!', ALL),
        wrong({ n }, ({ n }) => num(n - 1), 'egyesevel-kerdez', 'Egyesével kérdezve kellene ennyi. Felezéssel jóval kevesebb.', ONE_BY_ONE),
        wrong(
          { n },
          ({ n }) => num(n / 2),
          'egy-felezes-utan-megall',
          'Ennyi marad az első kérdés után. A kérdéseket számold!',
          'azt adja meg, hány lehetőség marad az első kérdés után',
        ),
        wrong(
          { n },
          ({ n }) => num(Math.log2(n) - 1),
          'felezest-elszamolja',
          'Ennyi kérdés után még két lehetőség marad.',
          'egy felezéssel kevesebbet számol a kelleténél',
        ),
        wrong(
          { n },
          ({ n }) => num(Math.log2(n) + 1),
          'lanc-szamait-szamolja',
          'A leírt számokat számoltad meg, a kiindulót is. A felezések a számok közötti lépések.',
        ),
      ],
      other: 'Felezz addig, amíg egy marad, és számold a lépéseket!',
      hints: [
        'Mennyi marad az első felező kérdés után?',
        'Felezz addig, amíg egyetlen lehetőség marad!',
        `${suf(n, 'ból')} ${t(n / 2)} marad. Folytasd, és számold a lépéseket!`,
      ],
      solution: `$${halvings(n)}$: ${t(answer)} felezés.`,
    },
    fits(k => 2 ** k === n),
  );
}

/** Which question leaves the fewest in the worst case. */
export function bestFirst(rng: Rng): Task {
  const plant = rng.pick(CARD_PLANTS);
  const n = 2 * rng.int(6, 15);
  const half = n / 2;
  const [some, few] = [rng.int(2, half - 2), 1];
  const asks = rng.shuffle([plant.root[0], plant.yes[0], plant.no[0]]);
  const option = (ask: string, yes: number) => ({ text: `„${ask}” – ${t(yes)}`, key: String(yes) });
  const [a = '', b = '', c = ''] = asks;
  redrawIf(some === few);
  return choice(
    rng,
    {
      question: `Egy kitalált játékban ${t(n)} kártya közül keresel egyet, mindegyik egy ${plant.sought} mutat. A kérdések mellett az áll, hány kártya kerül az „igen” ágra. Melyikkel kezded?`,
      right: words(option(a, half).text, option(a, half).key),
      because: `Helyes! ${t(half)} és ${t(half)}: pontosan felezi a csoportot.`,
      wrong: [
        wrong(
          { ...option(b, few) },
          ({ text, key }) => words(text, key),
          'egyesevel-kerdez',
          `Rossz esetben ${t(n - few)} marad, alig haladsz.`,
        ),
        wrong(
          { ...option(c, some) },
          ({ text, key }) => words(text, key),
          'kerdesek-sorrendje-mindegy',
          `Rossz esetben ${t(n - some)} marad. Van kérdés, amely jobban felez.`,
        ),
        wrong(
          { ...option('Kártyán van?', n) },
          ({ text, key }) => words(text, key),
          'tobb-kerdes-mindig-jobb',
          `Mind ${theWord('„igen”')} ágra kerül, semmi sem válik szét.`,
        ),
      ],
      hints: [
        'Hány kerülne a „nem” ágra?',
        'Az a legjobb kérdés, amelyiknél a két ág közel egyforma.',
        `${t(n)} fele ${t(half)}. Melyik kérdés vág így ketté?`,
      ],
      solution: `„${a}” két egyforma csoportot ad: ${t(half)} és ${t(half)}.`,
    },
    key => [few, some, half, n].every(other => Math.max(other, n - other) >= Math.max(Number(key), n - Number(key))),
  );
}

/** The worst case after two questions. */
export function leftOver(rng: Rng): Task {
  const thing = rng.pick(COLLECTIONS);
  const n = rng.int(14, 40);
  const yes = rng.int(3, n - 3);
  const big = Math.max(yes, n - yes);
  redrawIf(2 * yes === n || big % 2 === 1);
  return numeric(
    {
      question: `${t(n)} ${thing} közül keresel egyet. Az első kérdésre ${t(yes)} kerül az „igen” ágra, a második kérdés pontosan felezi azt, ami maradt. **Legrosszabb esetben** hány lehetőség marad a két kérdés után?`,
      answer: num(big / 2),
      check: 'INT',
      wrong: [
        wrong(
          { n, yes },
          ({ n, yes }) => num(Math.min(yes, n - yes) / 2),
          'szerencses-agat-nezi',
          'A kisebb ágat felezted. Legrosszabb esetben a nagyobb marad.',
        ),
        wrong({ big }, ({ big }) => num(big), 'egy-felezes-utan-megall', 'Ennyi az első kérdés után marad. A második kérdés még felez.'),
        wrong(
          { n },
          ({ n }) => num(n / 4),
          'rossz-kiindulo-csoport',
          'Az egész csoportot felezted kétszer. Az első kérdés nem felezett.',
          'az első kérdést is felezőnek veszi',
        ),
        wrong(
          { n },
          ({ n }) => num(n / 2),
          'elso-kerdest-kihagyja',
          'Az egész csoportot felezted. Az első kérdés után már kevesebb marad.',
        ),
      ].filter(({ value }) => Number.isInteger(value.size)),
      other: 'Az első kérdés után a nagyobb csoport maradhat, és azt felezed.',
      hints: [
        'Hány kerül a „nem” ágra az első kérdésnél?',
        'Legrosszabb esetben mindig a nagyobb csoport marad.',
        `A „nem” ágra $${n}-${yes}=${n - yes}$ kerül.`,
      ],
      solution: `A két ág ${t(yes)} és ${t(n - yes)}, a nagyobb ${t(big)}. Felezve $${big}:2=${big / 2}$ marad.`,
    },
    fits(k => 2 * k === big && big >= n - big),
  );
}

/** The least number of questions for any number of things. */
export function leastQuestions(rng: Rng): Task {
  const n = rng.int(5, 60);
  redrawIf(Number.isInteger(Math.log2(n)));
  const who = person(rng);
  const thing = rng.pick(COLLECTIONS);
  const answer = Math.ceil(Math.log2(n));
  return numeric(
    {
      question: `${who.name} ${t(n)} ${thing} közül gondol egyre. Legkevesebb hány igen–nem kérdés kell, hogy **biztosan** kitaláld, bármelyikre gondolt?`,
      answer: num(answer),
      check: 'INT',
      unit: 'kérdés',
      wrong: [
        wrong(
          { n },
          ({ n }) => num(Math.floor(Math.log2(n))),
          'felezest-elszamolja',
          'Ennyi kérdésre kevesebb különböző válaszsor van, mint ahány lehetőség. Kettőre ugyanaz a sor jutna.',
          'egy kérdéssel kevesebbet számol a kelleténél',
        ),
        wrong({ n }, ({ n }) => num(n - 1), 'egyesevel-kerdez', 'Egyesével kérdezve kellene ennyi. Felezve kevesebb is elég.', ONE_BY_ONE),
        wrong({ n }, ({ n }) => num(n), 'dolgokat-szamol-kerdes-helyett', 'A lehetőségeket számoltad, nem a kérdéseket.', ALL),
      ],
      other: 'Minden kérdés megduplázza a válaszsorok számát. Mikor lesz elég sor?',
      hints: [
        'Hány lehetőséget választ szét 1, 2, 3 kérdés?',
        'Minden új kérdés megduplázza a lehetséges válaszsorokat: 2, 4, 8, 16…',
        `${t(answer - 1)} kérdéssel legfeljebb ${t(2 ** (answer - 1))} lehetőség választható szét.`,
      ],
      solution: `${t(answer - 1)} kérdéssel ${t(2 ** (answer - 1))} lehetőség választható szét, ez kevés. ${t(answer)} kérdéssel ${t(2 ** answer)}, ez már elég.`,
    },
    fits(k => 2 ** k >= n && 2 ** (k - 1) < n),
  );
}
