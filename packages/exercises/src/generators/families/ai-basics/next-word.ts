import { sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, TheWord, textNumber, theSuf, theWord } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, order, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { MYTHS, STARTS } from './next-word-bank.ts';
import { canWrite, countPair, greedy, howManySentences } from './next-word-sentences.ts';

const t = textNumber;
const RULE = 'Véletlen nélkül a gép a leggyakoribb folytatást írja. Nem nézi, mit jelent, és igaz-e.';
const quoted = (word: string): string => `„${word}”`;
const count = <T>(items: readonly T[], item: T): number => items.filter(one => one === item).length;

/** Words that followed, in the order of the texts; no tie on the top. */
function followers(rng: Rng, cases: number): { word: string; kinds: readonly string[]; list: readonly string[]; top: string } {
  const { word, next } = rng.pick(STARTS);
  const kinds = rng.sample(next, 3);
  const list = Array.from({ length: cases }, () => rng.pick(kinds));
  const counts = kinds.map(kind => count(list, kind));
  const most = Math.max(...counts);
  redrawIf(counts.includes(0) || counts.filter(n => n === most).length > 1);
  return { word, kinds, list, top: kinds[counts.indexOf(most)] ?? '' };
}

/** The most frequent continuation of a list. */
function mostFrequent(rng: Rng): Task {
  const { word, kinds, list, top } = followers(rng, rng.int(6, 8));
  const [first = '', last = ''] = [list[0], list.at(-1)];
  redrawIf(first === top || last === top || first === last);
  return choice(
    rng,
    {
      question: `A tanulószövegekben ezek álltak ${theWord(quoted(word))} után: ${list.join(', ')}. Mit ír a gép véletlen nélkül?`,
      right: words(top),
      because: `Helyes! Ez ${theSuf(count(list, top), 'szor').replace(/^az? /, '')} fordult elő, a leggyakrabban.`,
      wrong: [
        wrong(
          { list },
          ({ list }) => words(list[0] ?? ''),
          'elso-szot-valasztja',
          `Ez állt elöl, de ${t(count(list, first))} eset kevesebb, mint ${t(count(list, top))}.`,
        ),
        wrong(
          { list },
          ({ list }) => words(list.at(-1) ?? ''),
          'utolso-szot-valasztja',
          `Ez állt a végén, de ${t(count(list, last))} eset kevesebb, mint ${t(count(list, top))}.`,
        ),
      ],
      hints: [
        'Számold meg mindegyik szót!',
        RULE,
        `${TheWord(quoted(kinds[0] ?? ''))} ennyiszer szerepel: ${t(count(list, kinds[0] ?? ''))}. Mennyi a többi?`,
      ],
      solution: kinds
        .map(kind => `${kind} ${t(count(list, kind))}`)
        .join(', ')
        .concat(`. A leggyakoribb: ${top}.`),
    },
    kind => kinds.every(other => other === kind || count(list, other) < count(list, kind)),
  );
}

/** Counts of a word's continuations, all different. */
function counted(rng: Rng, kinds: number): { word: string; next: readonly string[]; counts: readonly number[] } {
  const { word, next } = rng.pick(STARTS);
  return { word, next: rng.sample(next, kinds), counts: rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], kinds) };
}
const tableOf = (next: readonly string[], counts: readonly number[]) => ({
  kind: 'table' as const,
  head: ['folytatás', 'hányszor'],
  rows: next.map((name, i) => [name, counts[i] ?? 0]),
});

function allCases(rng: Rng): Task {
  const { word, next, counts } = counted(rng, rng.int(3, 4));
  const [own = 0] = counts;
  const total = sum(counts);
  // Whichever word is left out, the sum may not look like another slip.
  redrawIf(counts.some(one => counts.includes(total - one) || total - one === next.length) || counts.includes(next.length));
  return numeric(
    {
      figure: tableOf(next, counts),
      question: `A táblázat azt mutatja, mi állt ${theWord(quoted(word))} után a tanulószövegekben. Hány eset volt **összesen**?`,
      answer: num(total),
      check: 'INT',
      unit: 'eset',
      expr: counts.join('+'),
      wrong: [
        wrong(
          { kinds: next.length },
          ({ kinds }) => num(kinds),
          'fajtakat-szamol',
          'A különböző szavakat számoltad meg. Az eseteket add össze!',
        ),
        wrong(
          { counts },
          ({ counts }) => num(Math.max(...counts)),
          'leggyakoribbat-adja-osszesnek',
          'Ez a leggyakoribb szó eseteinek száma. Mindegyik szó esete kell.',
        ),
        wrong(
          { total, own },
          ({ total, own }) => num(total - own),
          'egy-szot-kihagy',
          'Az első szó eseteit kihagytad.',
          'az első szó eseteit kihagyja',
        ),
      ],
      other: 'Add össze a táblázat második oszlopát!',
      hints: ['Mit jelentenek a számok a táblázatban?', 'Az összes eset a darabszámok összege.', `Kezdd így: $${counts[0]}+${counts[1]}$.`],
      solution: `$${counts.join('+')}=${total}$ eset.`,
    },
    fits(n => counts.reduce((left, one) => left - one, n) === 0),
  );
}

/** The share of a word, said without a fraction. */
function share(rng: Rng): Task {
  const { word, next, counts } = counted(rng, 3);
  const [own = 0, other = 0] = counts;
  const total = sum(counts);
  redrawIf(2 * own >= total);
  // Two answers with one value („3-ból 1”, „21-ből 7”) could not be told apart.
  redrawIf(new Set([own / total, own / (total - own), 1 / next.length, other / total]).size < 4);
  const told = (all: number, part: number) => ({ text: `${suf(all, 'ból')} ${t(part)}`, key: `${all};${part}` });
  return choice(
    rng,
    {
      figure: tableOf(next, counts),
      keyInFigure: 'az arányhoz az összes eset is kell, az nincs a táblázatban',
      question: `A táblázat azt mutatja, mi állt ${theWord(quoted(word))} után. Mekkora ${theWord(quoted(next[0] ?? ''))} aránya az összes eset között?`,
      right: words(told(total, own).text, told(total, own).key),
      because: `Helyes! Összesen ${t(total)} eset volt, ebből ${t(own)} ilyen.`,
      wrong: [
        wrong(
          { ...told(total - own, own) },
          ({ text, key }) => words(text, key),
          'tobbihez-viszonyit',
          'A többi esethez viszonyítottál. Az összeshez kell.',
        ),
        wrong(
          { ...told(next.length, 1) },
          ({ text, key }) => words(text, key),
          'fajtakat-szamol',
          'A különböző szavakat számoltad, mintha mind egyforma gyakori volna.',
        ),
        wrong(
          { ...told(total, other) },
          ({ text, key }) => words(text, key),
          'masik-szo-aranya',
          `Ez ${theWord(quoted(next[1] ?? ''))} aránya.`,
          `${theWord(quoted(next[1] ?? ''))} arányát adja meg`,
        ),
      ],
      hints: [
        'Hány eset volt összesen?',
        'Az arány: hányszor jött ez a szó az összes eset közül.',
        `Az összes eset $${counts.join('+')}=${total}$.`,
      ],
      solution: `Összesen $${counts.join('+')}=${total}$ eset, ebből ${t(own)}: ${told(total, own).text}.`,
    },
    key => {
      const [all = 0, part = 0] = key.split(';').map(Number);
      return part === own && counts.reduce((left, one) => left - one, all) === 0;
    },
  );
}

function byFrequency(rng: Rng): Task {
  const { word, next, counts } = counted(rng, 4);
  const rare = rng.chance(0.5);
  const list = rng.shuffle(next.flatMap((name, i) => Array.from({ length: counts[i] ?? 0 }, () => name)));
  redrawIf(list.length > 14);
  const sorted = [...next].sort((a, b) => (rare ? count(list, a) - count(list, b) : count(list, b) - count(list, a)));
  return order(
    {
      question: `${TheWord(quoted(word))} után ezek álltak a szövegekben: ${list.join(', ')}. Rakd sorba a szavakat a **${rare ? 'legritkábbtól a leggyakoribbig' : 'leggyakoribbtól a legritkábbig'}**!`,
      items: sorted.map(name => words(name)),
      hints: [
        'Húzz egy vonást minden szó mellé, ahányszor szerepel!',
        'Számold meg mindegyiket, aztán rendezd a számokat!',
        `${TheWord(quoted(next[0] ?? ''))} ennyiszer szerepel: ${t(counts[0] ?? 0)}.`,
      ],
      solution: sorted
        .map(name => `${name} ${t(count(list, name))}`)
        .join(', ')
        .concat('.'),
    },
    joined => {
      const seen = joined.split('|').map(name => count(list, name));
      return seen.every((n, i) => i === 0 || (rare ? n > (seen[i - 1] ?? 0) : n < (seen[i - 1] ?? 0)));
    },
  );
}

/** How many new sentences turn the favourite. */
function howManyMore(rng: Rng): Task {
  const { word, next, counts } = counted(rng, 3);
  const [low = 0] = counts;
  const top = Math.max(...counts);
  redrawIf(top - low < 2);
  const winner = next[counts.indexOf(top)] ?? '';
  return numeric(
    {
      figure: tableOf(next, counts),
      keyInFigure: 'a táblázat a régi eseteket mutatja',
      question: `A táblázat azt mutatja, mi állt ${theWord(quoted(word))} után. Újabb mondatokat adunk a gépnek, mindegyikben egyszer ez áll: ${quoted(`${word} ${next[0]}`)}. Legalább hány kell, hogy véletlen nélkül **biztosan** ${theWord(quoted(next[0] ?? ''))} szót írja?`,
      answer: num(top - low + 1),
      check: 'INT',
      unit: 'mondat',
      expr: `${top}-${low}+1`,
      wrong: [
        wrong(
          { top, low },
          ({ top, low }) => num(top - low),
          'egyenlonel-megall',
          'Ennyi mondattal egyenlő lesz a két szó. Az egyenlőség még nem dönt.',
        ),
        wrong({ top }, ({ top }) => num(top + 1), 'regi-eseteket-kihagyja', `A szó már ${t(low)} régi esetben ott állt. Ez is számít!`),
        wrong(
          { counts },
          ({ counts }) => num(counts.reduce((a, b) => a + b, 0)),
          'regi-esetek-osszeget-adja',
          'Ez az összes régi eset. Elég a leggyakoribbat megelőzni.',
        ),
      ],
      other: 'A leggyakoribb szót kell megelőzni: a különbségnél eggyel több kell.',
      hints: [
        'Most melyik a leggyakoribb szó, és hány esettel vezet?',
        'Minden új mondat eggyel növeli a szót. Egyenlőnél még nem dőlt el.',
        `A vezető szó ${quoted(winner)}, a különbség $${top}-${low}=${top - low}$.`,
      ],
      solution: `$${top}-${low}=${top - low}$ mondattal egyenlő, eggyel több kell: $${top - low}+1=${top - low + 1}$. Igazabb ettől nem lesz a mondat, csak gyakoribb.`,
    },
    fits(n => low + n > top && low + n - 1 <= top),
  );
}

/** Frequent is not the same as true. */
function frequentOrTrue(rng: Rng): Task {
  const one = rng.pick(MYTHS);
  const falseWins = rng.chance(0.65);
  const [many, few] = [rng.int(5, 9), rng.int(1, 4)];
  const [top, other] = falseWins ? [one.common, one.true] : [one.true, one.common];
  const told = (word: string, rest: string) => ({ text: `${quoted(word)}: ${rest}`, key: `${word};${rest}` });
  const right = falseWins ? 'ez a gyakori, de nem igaz' : 'ez a gyakori, és most igaz is';
  const task = choice(
    rng,
    {
      question: `Egy kis modell szövegeiben ${theWord(quoted(one.start))} után ${suf(many, 'szor')} ez állt: ${quoted(top)}, és ${suf(few, 'szor')} ez: ${quoted(other)}. Melyik folytatást írja véletlen nélkül, és igaz-e? (${one.fact})`,
      right: words(told(top, right).text, told(top, right).key),
      because: `Helyes! A gép a gyakori folytatást írja. ${falseWins ? 'Az igazságot neked kell ellenőrizned.' : 'Most a gyakori és az igaz egybeesik.'}`,
      wrong: [
        falseWins
          ? wrong(
              { ...told(top, 'ez a gyakori, tehát igaz is') },
              ({ text, key }) => words(text, key),
              'ha-magabiztos-igaza-van',
              'A gyakori mondat nem lesz igaz attól, hogy sokan leírták.',
            )
          : wrong(
              { ...told(other, 'ez a ritkább, ezért érdekesebb') },
              ({ text, key }) => words(text, key),
              'ritkat-valaszt',
              'Véletlen nélkül a gép a gyakoribbat írja.',
            ),
        wrong(
          { ...told(one.true, 'mert ez a bizonyított tény') },
          ({ text, key }) => words(text, key),
          'ertelem-szerint-valaszt',
          falseWins
            ? 'A gép nem a tényt keresi, hanem a gyakori folytatást.'
            : 'A szó jó, de az ok nem: a gép nem a tényt keresi, hanem a gyakorit.',
        ),
        wrong(
          { ...told(one.true, 'mert utánanézett egy könyvben') },
          ({ text, key }) => words(text, key),
          'adatbazisbol-keresi-ki-a-valaszt',
          'Ez a kis modell nem néz utána semminek. A tanult szövegek mintáit folytatja.',
        ),
      ],
      hints: ['Mi alapján választ a modell?', RULE, `${t(many)} eset áll ${t(few)} ellen. Mit ír, és mit mond a tény?`],
      solution: `A gép ezt írja: ${quoted(top)}, mert ${t(many)} több, mint ${t(few)}. ${one.fact}`,
    },
    key => {
      const [word, rest] = key.split(';');
      return (
        word === (many > few ? top : other) && rest === (word === one.true ? 'ez a gyakori, és most igaz is' : 'ez a gyakori, de nem igaz')
      );
    },
  );
  return { ...task, slips: [] };
}

export const nextWord = defineGenerator('gen-next-word', 'A szójósló számai', ['ai-56-szojoslo'], [], (rng, level) => {
  if (level === 1) return rng.pick([mostFrequent, allCases, byFrequency])(rng);
  if (level === 2) return rng.pick([share, countPair, greedy, frequentOrTrue])(rng);
  return rng.pick([howManyMore, howManySentences, canWrite])(rng);
});
