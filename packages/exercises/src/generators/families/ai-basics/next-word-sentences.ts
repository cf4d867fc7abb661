import type { Rng } from '@eszkerek/numbers/chance';
import { listing, TheWord, textNumber, theWord } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { choice, multi, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { GRAMMARS, type Grammar } from './next-word-bank.ts';

const t = textNumber;
const quoted = (word: string): string => `„${word}”`;
const count = <T>(items: readonly T[], item: T): number => items.filter(one => one === item).length;

type Sentence = readonly [start: string, who: string, middle: string, verb: string];

function corpusOf(rng: Rng, size: number): { grammar: Grammar; corpus: readonly Sentence[] } {
  const grammar = rng.pick(GRAMMARS);
  const corpus = Array.from(
    { length: size },
    (): Sentence => [grammar.start, rng.pick(grammar.who), rng.pick(grammar.middle), rng.pick(grammar.verb)],
  );
  redrawIf(new Set(corpus.map(one => one.join(' '))).size < size - 1);
  return { grammar, corpus };
}

const shown = (corpus: readonly Sentence[]): string => corpus.map(one => quoted(one.join(' '))).join(', ');

/** What stood after a word, at its place. */
const after = (corpus: readonly Sentence[], word: string): string[] =>
  corpus.flatMap(one => one.flatMap((w, i) => (w === word && i < 3 ? [one[i + 1] ?? ''] : [])));

const topOf = (list: readonly string[]): string => {
  const kinds = [...new Set(list)];
  const most = Math.max(...kinds.map(kind => count(list, kind)));
  const tops = kinds.filter(kind => count(list, kind) === most);
  redrawIf(tops.length > 1);
  return tops[0] ?? '';
};

/** Count a pair of words in sentences. */
export function countPair(rng: Rng): Task {
  const { grammar, corpus } = corpusOf(rng, 6);
  const [word, next] = rng.chance(0.5)
    ? [rng.pick(grammar.who), rng.pick(grammar.middle)]
    : [rng.pick(grammar.middle), rng.pick(grammar.verb)];
  const pairs = count(after(corpus, word), next);
  const everywhere = count(corpus.flat(), next);
  const starts = count(corpus.flat(), word);
  redrawIf(pairs < 1 || everywhere === starts);
  return numeric(
    {
      question: `Egy szójósló ezekből a mondatokból tanult: ${shown(corpus)}. Hányszor látta **közvetlenül** ${theWord(quoted(word))} után ezt: ${quoted(next)}?`,
      answer: num(pairs),
      check: 'INT',
      wrong: [
        wrong(
          { corpus, next },
          ({ corpus, next }) => num(corpus.flat().filter(one => one === next).length),
          'mindenhol-szamolja',
          'Minden előfordulását megszámoltad. Csak az számít, ami közvetlenül a szó után áll.',
          `${theWord(quoted(next))} minden előfordulását számolja, nem csak ${theWord(quoted(word))} utániakat`,
        ),
        wrong(
          { corpus, word },
          ({ corpus, word }) => num(corpus.flat().filter(one => one === word).length),
          'kezdo-szot-szamolja',
          `${TheWord(quoted(word))} előfordulásait számoltad meg. Azt nézd, mi jött utána!`,
          `${theWord(quoted(word))} minden előfordulását számolja`,
        ),
        wrong({ corpus }, ({ corpus }) => num(corpus.length), 'mondatokat-szamolja', 'Ez a mondatok száma.'),
      ],
      other: 'Keresd meg a szót minden mondatban, és nézd meg a következőt!',
      hints: [
        `Melyik mondatokban szerepel ${theWord(quoted(word))}?`,
        'Csak azokat a mondatokat nézd, és bennük a rögtön következő szót!',
        `${TheWord(quoted(word))} összesen ennyiszer szerepel: ${t(starts)}.`,
      ],
      solution: `${TheWord(quoted(word))} után ezek jöttek: ${after(corpus, word).join(', ')}. Ebből ${quoted(next)}: ${t(pairs)}.`,
    },
    equals(corpus.filter(one => ` ${one.join(' ')} `.includes(` ${word} ${next} `)).length),
  );
}

/** The sentence that the machine writes without chance. */
export function greedy(rng: Rng): Task {
  const { grammar, corpus } = corpusOf(rng, rng.int(5, 6));
  const who = topOf(after(corpus, grammar.start));
  const middle = topOf(after(corpus, who));
  const verb = topOf(after(corpus, middle));
  const answer = [grammar.start, who, middle, verb].join(' ');
  const other = (pair: readonly [string, string], one: string): string => (pair[0] === one ? pair[1] : pair[0]);
  const variant = (a: string, b: string, c: string): string => [grammar.start, a, b, c].join(' ');
  return choice(
    rng,
    {
      question: `Egy szójósló ezekből tanult: ${shown(corpus)}. Mindig ${theWord(quoted(grammar.start))} szóval kezd, az utolsó leírt szót nézi, és a leggyakoribb folytatást írja. Melyik mondatot írja?`,
      right: words(answer),
      because: 'Helyes! Minden lépésben a leggyakoribb szó jött.',
      wrong: [
        wrong(
          { text: variant(other(grammar.who, who), middle, verb) },
          ({ text }) => words(text),
          'elso-lepesben-ritkabbat-vesz',
          `Az első lépésben ${theWord(quoted(who))} a gyakoribb.`,
        ),
        wrong(
          { text: variant(who, other(grammar.middle, middle), verb) },
          ({ text }) => words(text),
          'masodik-lepesben-ritkabbat-vesz',
          `${TheWord(quoted(who))} után ${theWord(quoted(middle))} a gyakoribb.`,
        ),
        wrong(
          { text: variant(who, middle, other(grammar.verb, verb)) },
          ({ text }) => words(text),
          'utolso-lepesben-ritkabbat-vesz',
          `${TheWord(quoted(middle))} után ${theWord(quoted(verb))} a gyakoribb.`,
        ),
      ],
      hints: [
        'Mi jött leggyakrabban a kezdőszó után?',
        'Szóról szóra haladj, és mindig csak az utolsó szó folytatásait számold!',
        `${TheWord(quoted(grammar.start))} után: ${grammar.who.map(one => `${one} ${t(count(after(corpus, grammar.start), one))}`).join(', ')}.`,
      ],
      solution: `${quoted(grammar.start)} után ${quoted(who)}, utána ${quoted(middle)}, utána ${quoted(verb)}: ${quoted(answer)}.`,
    },
    text => {
      const steps = text.split(' ');
      return steps.slice(1).every((word, i) => {
        const list = after(corpus, steps[i] ?? '');
        return [...new Set(list)].every(kind => kind === word || count(list, kind) < count(list, word));
      });
    },
  );
}

/** Every sentence the machine can write when it may take any learned continuation. */
function possible(grammar: Grammar, corpus: readonly Sentence[]): string[] {
  const kinds = (word: string): string[] => [...new Set(after(corpus, word))];
  return kinds(grammar.start).flatMap(who =>
    kinds(who).flatMap(middle => kinds(middle).map(verb => [grammar.start, who, middle, verb].join(' '))),
  );
}

export function howManySentences(rng: Rng): Task {
  const { grammar, corpus } = corpusOf(rng, rng.int(3, 4));
  const all = possible(grammar, corpus).length;
  const known = new Set(corpus.map(one => one.join(' '))).size;
  redrawIf(all === known || known < corpus.length);
  const pairs = new Set(corpus.flatMap(one => one.slice(1).map((word, i) => `${one[i]} ${word}`)));
  return numeric(
    {
      question: `Egy szójósló ezekből tanult: ${shown(corpus)}. ${TheWord(quoted(grammar.start))} szóval kezd, az utolsó szót nézi, és **bármelyik** tanult folytatást választhatja. Hányféle négyszavas mondatot írhat?`,
      answer: num(all),
      check: 'INT',
      unit: 'mondat',
      wrong: [
        wrong({ known }, ({ known }) => num(known), 'csak-tanultat-irhat', 'Ez a tanult mondatok száma. A gép új mondatot is összefűzhet.'),
        wrong(
          { grammar },
          ({ grammar }) => num(grammar.who.length * grammar.middle.length * grammar.verb.length),
          'nem-tanult-part-is-vesz',
          'Minden szót minden szóval párosítottál. Csak a tanult folytatások jöhetnek.',
        ),
        wrong(
          { pairs: pairs.size },
          ({ pairs }) => num(pairs),
          'parokat-szamolja',
          'A tanult szópárokat számoltad. A mondatokhoz utakat kell számolni.',
        ),
      ],
      other: 'Rajzolj elágazó utat: minden szó után annyi ág indul, ahány folytatást tanult!',
      hints: [
        'Mi jöhet a kezdőszó után?',
        'Rajzolj elágazó utat, és számold meg, hány út vezet a végére!',
        `${TheWord(quoted(grammar.start))} után jöhet: ${listing([...new Set(after(corpus, grammar.start))])}.`,
      ],
      solution: `${possible(grammar, corpus).map(quoted).join(', ')}. Ez ${t(all)} mondat.`,
    },
    fits(n => {
      let found = 0;
      for (const who of grammar.who)
        for (const middle of grammar.middle)
          for (const verb of grammar.verb)
            if (pairs.has(`${grammar.start} ${who}`) && pairs.has(`${who} ${middle}`) && pairs.has(`${middle} ${verb}`)) found++;
      return n === found;
    }),
  );
}

/** Which sentences the machine may write, old or new. */
export function canWrite(rng: Rng): Task {
  const { grammar, corpus } = corpusOf(rng, 4);
  const can = new Set(possible(grammar, corpus));
  const every = grammar.who.flatMap(who =>
    grammar.middle.flatMap(middle => grammar.verb.map(verb => [grammar.start, who, middle, verb].join(' '))),
  );
  const old = new Set(corpus.map(one => one.join(' ')));
  const fresh = every.filter(text => can.has(text) && !old.has(text));
  redrawIf(fresh.length === 0 || can.size === every.length);
  const chosen = rng.shuffle([rng.pick(fresh), rng.pick(every.filter(text => !can.has(text))), ...rng.sample(every, 4)]);
  const options = [...new Set(chosen)].slice(0, 4);
  redrawIf(options.length < 4 || !options.some(text => fresh.includes(text)));
  const missing = (text: string): string => {
    const parts = text.split(' ');
    const at = parts.slice(1).findIndex((word, i) => !after(corpus, parts[i] ?? '').includes(word));
    return `${TheWord(quoted(parts[at] ?? ''))} után sosem látta ezt: ${quoted(parts[at + 1] ?? '')}.`;
  };
  return multi(
    rng,
    {
      question: `Egy szójósló ezekből tanult: ${shown(corpus)}. Az utolsó szót nézi, és bármelyik tanult folytatást választhatja. Melyik mondatot írhatja le?`,
      options: options.map(text => ({
        value: words(text),
        correct: can.has(text),
        explanation: can.has(text)
          ? old.has(text)
            ? 'Igen, ez a tanult mondatok között is ott van.'
            : 'Igen: minden szópárját látta, bár a mondat új.'
          : missing(text),
        ...(can.has(text) ? {} : { misconception: 'nem-tanult-part-is-vesz' }),
      })),
      hints: [
        'Bontsd szópárokra a mondatokat!',
        'Egy mondat akkor írható le, ha minden szomszédos szópárját látta valahol.',
        `${TheWord(quoted(grammar.who[0]))} után ezeket látta: ${listing([...new Set(after(corpus, grammar.who[0]))]) || 'semmit'}.`,
      ],
      solution: `Leírhatja: ${options
        .filter(text => can.has(text))
        .map(quoted)
        .join(', ')}.`,
    },
    text => {
      const parts = text.split(' ');
      return parts.slice(1).every((word, i) => corpus.some(one => ` ${one.join(' ')} `.includes(` ${parts[i]} ${word} `)));
    },
  );
}
