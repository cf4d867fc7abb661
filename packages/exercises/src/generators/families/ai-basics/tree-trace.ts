import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber, theWord } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, fillSteps, hotspot, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { CARD_PLANTS, PLANTS, type Plant, SCENES } from './tree-bank.ts';
import { bestFirst, halving, leastQuestions, leftOver } from './tree-questions.ts';

const t = textNumber;
/** The leaf that two answers lead to. */
const leafAt = (first: boolean, second: boolean): number => (first ? 0 : 2) + (second ? 0 : 1);
const pathOf = (leaf: number): readonly [boolean, boolean] => [leaf < 2, leaf % 2 === 0];
const LEAF_IDS = ['l0', 'l1', 'l2', 'l3'] as const;

const figureOf = ({ root, yes, no, leaves }: Plant) => ({
  kind: 'tree' as const,
  root: {
    text: root[0],
    yes: { text: yes[0], yes: { text: leaves[0], id: LEAF_IDS[0] }, no: { text: leaves[1], id: LEAF_IDS[1] } },
    no: { text: no[0], yes: { text: leaves[2], id: LEAF_IDS[2] }, no: { text: leaves[3], id: LEAF_IDS[3] } },
  },
});
const said = (plant: Plant, leaf: number): [string, string] => {
  const [first, second] = pathOf(leaf);
  const below = first ? plant.yes : plant.no;
  return [first ? plant.root[1] : plant.root[2], second ? below[1] : below[2]];
};
const WALK = 'Felül indulsz, és mindig a válasz ágán lépsz lefelé, amíg levélhez érsz.';

/** Clauses have a comma before „és” too. */
const clauses = (facts: readonly string[]): string => [facts.slice(0, -1).join(', '), facts.at(-1)].join(', és ');

/** Walk down the drawn tree; on the higher level with an answer that is not asked on the way. */
function follow(rng: Rng, extra: boolean): Task {
  const plant = rng.pick(PLANTS);
  const leaf = rng.int(0, 3);
  const [first, second] = pathOf(leaf);
  const elsewhere = first ? plant.no : plant.yes;
  // Of a thing only „no” is surely true there: no paper that may break, no salad eaten with a spoon.
  const spare = !CARD_PLANTS.includes(plant) && rng.chance(0.5);
  const facts = [...said(plant, leaf), ...(extra ? [spare ? elsewhere[1] : elsewhere[2]] : [])];
  const told = clauses(extra ? rng.shuffle(facts) : facts);
  return hotspot(
    {
      question: `Egy ${plant.sought} keresünk. Ezt tudjuk: ${told}. Koppints arra a levélre, ahová a döntési fa eljut!`,
      figure: figureOf(plant),
      spots: LEAF_IDS.map((id, i) => ({
        id,
        value: words(plant.leaves[i] ?? ''),
        correct: i === leaf,
        explanation:
          i === leaf
            ? `Helyes! ${first ? 'Igen' : 'Nem'}, majd ${second ? 'igen' : 'nem'}.`
            : i < 2 === leaf < 2
              ? `Az első kérdésnél jó ágra léptél, a másodiknál nem: ${said(plant, leaf)[1]}.`
              : `Már az első kérdésnél a másik ág a jó: ${said(plant, leaf)[0]}.`,
        ...(i === leaf ? {} : { misconception: extra && i === leafAt(!first, spare) ? 'nem-az-utjan-kerdezett-szamit' : 'rossz-agra-lep' }),
      })),
      hints: [
        'Melyik a legfelső kérdés, és mi rá a válasz?',
        WALK,
        `Az első válasz: ${first ? 'igen' : 'nem'}. Melyik kérdés jön ezen az ágon?`,
      ],
      solution: `„${plant.root[0]}” ${first ? 'igen' : 'nem'}, „${(first ? plant.yes : plant.no)[0]}” ${second ? 'igen' : 'nem'}: ${plant.leaves[leaf]}.`,
    },
    name => plant.leaves.indexOf(name) === leafAt(facts.includes(plant.root[1]), facts.includes((first ? plant.yes : plant.no)[1])),
  );
}

/** What is known of a thing that came to a leaf. */
function whatLeadsThere(rng: Rng): Task {
  const plant = rng.pick(PLANTS);
  const leaf = rng.int(0, 3);
  const option = (at: number) => ({ text: clauses(said(plant, at)), key: String(at) });
  const [first, second] = pathOf(leaf);
  const flips: readonly (readonly [number, string, string])[] = [
    [leafAt(first, !second), 'rossz-agra-lep', 'A második kérdésnél a másik ágra kell lépni.'],
    [leafAt(!first, second), 'rossz-agra-lep', 'Az első kérdésnél a másik ágra kell lépni.'],
    [leafAt(!first, !second), 'fat-forditva-koveti', 'Mindkét kérdésnél a másik ágra léptél.'],
  ];
  return choice(
    rng,
    {
      figure: figureOf(plant),
      question: `A döntési fa erre a levélre jutott: „${plant.leaves[leaf]}”. Melyik leírás vezet ide?`,
      right: words(option(leaf).text, option(leaf).key),
      because: `Helyes! ${first ? 'Igen' : 'Nem'}, majd ${second ? 'igen' : 'nem'}: ez az út vezet ide.`,
      wrong: flips.map(([at, misconception, why]) =>
        wrong({ ...option(at) }, ({ text, key }) => words(text, key), misconception, `${why} Ez az út ide vezet: ${plant.leaves[at]}.`),
      ),
      hints: [
        'Keresd meg a levelet, és menj vissza felfelé!',
        WALK,
        `A levél ${theWord(first ? '„igen”' : '„nem”')} ág alatt van a legfelső kérdéshez képest.`,
      ],
      solution: `Az út: „${plant.root[0]}” ${first ? 'igen' : 'nem'}, „${(first ? plant.yes : plant.no)[0]}” ${second ? 'igen' : 'nem'}.`,
    },
    key => said(plant, Number(key)).every(fact => said(plant, leaf).includes(fact)),
  );
}

/** How many rows of a table a tree gets wrong. */
function misjudged(rng: Rng): Task {
  const scene = rng.pick(SCENES);
  const label = (i: number): string => scene.labels[i === 0 ? 0 : 1];
  const third = rng.pick([0, 1] as const);
  const asks = [scene.first, scene.ifYes, scene.ifNo[third]] as const;
  const leaves = [0, 1, third, 1 - third];
  const rows = Array.from({ length: 6 }, () => [rng.chance(0.5), rng.chance(0.5), rng.chance(0.5)] as const);
  const treeSays = ([a, b, c]: (typeof rows)[number]): number => leaves[leafAt(a, a ? b : c)] ?? 0;
  const truth = rows.map(row => (rng.chance(0.35) ? 1 - treeSays(row) : treeSays(row)));
  const errors = rows.filter((row, i) => treeSays(row) !== truth[i]).length;
  const ones = truth.filter(n => n === 1).length;
  redrawIf(errors === 0 || errors === 3 || errors === 6 || new Set(rows.map(row => row.join())).size < 5 || ones === errors);
  const yn = (yes: boolean): string => (yes ? 'igen' : 'nem');
  const branch = (ask: string, from: number): string =>
    `„${ask}” Igen → ${label(leaves[from] ?? 0)}, nem → ${label(leaves[from + 1] ?? 0)}`;
  return numeric(
    {
      figure: {
        kind: 'table',
        head: ['', ...asks.map(([, head]) => head), 'valóban'],
        rows: rows.map((row, i) => [`${i + 1}.`, ...row.map(yn), label(truth[i] ?? 0)]),
      },
      keyInFigure: 'a szám a sor sorszáma, nem a hibák száma',
      question: `${scene.story} A fa: „${asks[0][0]}” Igen esetén: ${branch(asks[1][0], 0)}. Nem esetén: ${branch(asks[2][0], 2)}. A táblázat hat új esetet mutat. Hányszor **téved** a fa?`,
      answer: num(errors),
      check: 'INT',
      wrong: [
        wrong(
          { errors, all: rows.length },
          ({ errors, all }) => num(all - errors),
          'jo-valaszokat-szamolja',
          'Ez a jó válaszok száma. A tévedéseket számold!',
          'a jó válaszok számát adja meg a tévedéseké helyett',
        ),
        wrong({}, () => num(0), 'fa-nem-teved', 'A fa is tévedhet olyan eseten, amely nem volt a példái között. Vezesd végig a sorokat!'),
        wrong(
          { ones },
          ({ ones }) => num(ones),
          'cimket-szamol-tevedes-helyett',
          `Azt számoltad, hányszor áll az utolsó oszlopban „${label(1)}”. Azt kell nézni, hol mond mást a fa.`,
          `azt számolja, hányszor áll az utolsó oszlopban „${label(1)}”`,
        ),
      ],
      other: 'Vezesd végig a fán mind a hat esetet, és vesd össze az utolsó oszloppal!',
      hints: [
        'Mit mond a fa az első sorra?',
        'Minden sornál két kérdésre felelj, és csak azon az ágon, amelyre lépsz!',
        `Az 1. sornál a fa válasza: ${label(treeSays(rows[0] ?? [true, true, true]))}.`,
      ],
      solution: `${rows.map((row, i) => `${i + 1}. sor: ${label(treeSays(row))} – ${treeSays(row) === truth[i] ? 'jó' : 'téved'}`).join('; ')}. Tévedés: ${t(errors)}.`,
    },
    equals(
      rows.reduce((sum, [a, b, c], i) => {
        const leaf = a ? (b ? leaves[0] : leaves[1]) : c ? leaves[2] : leaves[3];
        return sum + (leaf === truth[i] ? 0 : 1);
      }, 0),
    ),
  );
}

/** A tree that asks for the frequent thing first, against two halving questions. */
function twoTrees(rng: Rng): Task {
  const { leaves, things } = rng.pick(PLANTS);
  const counts = [rng.int(5, 9), rng.int(2, 4), rng.int(1, 3), rng.int(1, 3)];
  const [a = 0, b = 0, c = 0, d = 0] = counts;
  redrawIf(b < c || b < d);
  const all = a + b + c + d;
  const total = a + 2 * b + 3 * (c + d);
  redrawIf(total === 2 * all || total === all || 2 * all - total === 0);
  return fillSteps(
    {
      question: `${t(all)} játékban ennyiszer gondoltak az egyes ${things}: ${leaves.map((name, i) => `${name} ${t(counts[i] ?? 0)}`).join(', ')}. Az egyik fa két felező kérdést tesz fel. A másik egyesével kérdez, ebben a sorrendben: ${leaves.slice(0, 3).join('? ')}? Melyik fa hány kérdést tesz fel ezekben a játékokban?`,
      template: `A felező fánál minden játék 2 kérdés, összesen $[a]$. A másik fánál: $${a}\\cdot1+${b}\\cdot2+${c}\\cdot3+${d}\\cdot3=[b]$. A különbség $[c]$ kérdés.`,
      blanks: [
        {
          id: 'a',
          other: 'Minden játék két kérdés: szorozd meg kettővel a játékok számát!',
          answer: num(2 * all),
          wrong: [wrong({ all }, ({ all }) => num(all), 'egy-felezes-utan-megall', 'Játékonként két kérdés kell, nem egy.')],
        },
        {
          id: 'b',
          other: 'Végezd el a szorzásokat, aztán add össze őket!',
          answer: num(total),
          wrong: [
            wrong(
              { a, b, c, d },
              ({ a, b, c, d }) => num(a + 2 * b + 3 * c + 4 * d),
              'utolsora-is-rakerdez',
              'Az utolsóra nem kell rákérdezni: három nem után már csak az marad.',
            ),
          ],
        },
        {
          id: 'c',
          answer: num(Math.abs(2 * all - total)),
          other: 'Vond ki a kisebb számot a nagyobból!',
          from: '|[a]-[b]|',
        },
      ],
      hints: [
        'Hány kérdésbe kerül egy játék a felező fánál?',
        'Minden dolognál szorozd meg, hány kérdés után derül ki, és hányszor gondoltak rá!',
        `A felező fánál $2\\cdot${all}$ kérdés van.`,
      ],
      solution: `Felező: $2\\cdot${all}=${2 * all}$. A másik: $${a}+${2 * b}+${3 * c}+${3 * d}=${total}$. A különbség ${t(Math.abs(2 * all - total))}.`,
    },
    (value, part) => {
      const bySteps = counts.reduce((sum, count, i) => sum + count * Math.min(i + 1, 3), 0);
      if (part === 'a') return equals(counts.reduce((sum, n) => sum + n + n, 0))(value);
      return part === 'b' ? equals(bySteps)(value) : equals(Math.abs(bySteps - all - all))(value);
    },
  );
}

export const treeTrace = defineGenerator('gen-tree-trace', 'Döntési fák', ['ai-56-dontesi-fa'], [], (rng, level) => {
  if (level === 1) return rng.pick([() => follow(rng, false), () => follow(rng, false), () => halving(rng)])();
  if (level === 2) return rng.pick([() => whatLeadsThere(rng), () => bestFirst(rng), () => leftOver(rng), () => follow(rng, true)])();
  return rng.pick([() => misjudged(rng), () => leastQuestions(rng), () => twoTrees(rng)])();
});
