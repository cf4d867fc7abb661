import { type Chance, seeded } from '@eszkerek/numbers/chance';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type CountConfig = ModeConfig<'next-word', 'count'>;
export type WriteConfig = ModeConfig<'next-word', 'write'>;
export type TrainConfig = ModeConfig<'next-word', 'train'>;

export const wordsOf = (sentence: string) =>
  sentence
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** How often each word follows the given one, the most frequent first. */
export function followers(corpus: string[], after: string): { word: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const sentence of corpus) {
    const list = wordsOf(sentence);
    list.forEach((word, i) => {
      const next = list[i + 1];
      if (word === after.toLowerCase() && next) counts.set(next, (counts.get(next) ?? 0) + 1);
    });
  }
  return [...counts].map(([word, count]) => ({ word, count })).sort((a, b) => b.count - a.count || a.word.localeCompare(b.word, 'hu'));
}

/** Chances of the followers: randomness 0 takes the likeliest only, 1 makes all equally likely. */
export function chances(list: { word: string; count: number }[], randomness: number): { word: string; chance: number }[] {
  const sharp = randomness >= 1 ? 0 : 1 / Math.max(0.05, randomness * 2);
  const top = list[0]?.count ?? 1;
  const weights = list.map(({ word, count }, i) => ({ word, weight: randomness <= 0 ? (i === 0 ? 1 : 0) : (count / top) ** sharp }));
  const sum = weights.reduce((total, w) => total + w.weight, 0) || 1;
  return weights.map(({ word, weight }) => ({ word, chance: weight / sum }));
}

export function choose(list: { word: string; chance: number }[], chance: Chance): string | null {
  let left = chance();
  for (const { word, chance: part } of list) {
    left -= part;
    if (left < 0) return word;
  }
  return list.at(-1)?.word ?? null;
}

export interface Count {
  pick: string | null;
}

export const count: Model<CountConfig, Count> = {
  auto: false,
  initial: () => ({ pick: null }),
  evaluate: ({ state }, goal, { pick }) => {
    if (pick === null) return notYet('Számold meg, melyik szó követi a leggyakrabban, és válaszd ki!');
    const times = followers(state.corpus, state.after).find(f => f.word === pick)?.count ?? 0;
    return verdict(pick === goal.likeliest, `A „${pick}” szó ${times} alkalommal követi. Van, amelyik többször.`);
  },
  describe: ({ state }, { pick }) =>
    `A „${state.after}” szó után: ${followers(state.corpus, state.after)
      .map(f => f.word)
      .join(', ')}. Választásod: ${pick ?? 'nincs'}.`,
};

export interface Write {
  text: string[];
  done: string[];
  randomness: number;
}

export function writeNext({ state }: WriteConfig, now: Write, seed: number): Write {
  const options = chances(followers(state.corpus, now.text.at(-1) ?? state.start), now.randomness);
  const word = choose(options, seeded(seed + now.done.length * 101 + now.text.length * 7));
  return word === null || now.text.length >= 20 ? finish(state.start, now) : { ...now, text: [...now.text, word] };
}

export const finish = (start: string, now: Write): Write => ({ ...now, done: [...now.done, now.text.join(' ')], text: [start] });

export const write: Model<WriteConfig, Write> = {
  initial: ({ state }) => ({ text: [state.start], done: [], randomness: state.randomness ?? 0.3 }),
  evaluate: (_, goal, { done, text }) => {
    const long = done.filter(sentence => sentence.split(' ').length >= (goal.words ?? 2));
    if (long.length >= (goal.sentences ?? 1)) return solved;
    return notYet(
      done.length > long.length && long.length === 0
        ? `A mondat rövidebb lett, mint ${goal.words} szó. Próbáld más véletlenséggel!`
        : `Kész mondat: ${long.length}, kell: ${goal.sentences ?? 1}. A mostaniban ${text.length} szó van.`,
    );
  },
  describe: (_, { text, done }) => `A mondat eddig: ${text.join(' ')}. Kész mondatok: ${done.join('; ') || 'nincs'}.`,
};

export interface Train {
  /** Sentences the pupil wrote, after those of the task. */
  own: string[];
  typing: string;
  context: number;
  randomness: number;
  text: string[];
  open: boolean;
  seed: number;
}

const MOST_OWN = 12;

export const corpusOf = ({ state }: TrainConfig, { own }: Train): string[] => [...state.corpus, ...own];

/** Which words followed these ones in the sentences, with counts: all that the model knows. */
export function continuations(corpus: readonly string[], before: readonly string[]): { word: string; count: number }[] {
  const key = before.join(' ');
  const counts = new Map<string, number>();
  for (const sentence of corpus) {
    const list = wordsOf(sentence);
    for (let i = before.length; i < list.length; i++) {
      const next = list[i] ?? '';
      if (list.slice(i - before.length, i).join(' ') === key) counts.set(next, (counts.get(next) ?? 0) + 1);
    }
  }
  return [...counts].map(([word, count]) => ({ word, count })).sort((a, b) => b.count - a.count || a.word.localeCompare(b.word, 'hu'));
}

/** Looks back as far as it may; with fewer words written so far, as far as it can. */
export const nextWords = (config: TrainConfig, now: Train) => continuations(corpusOf(config, now), now.text.slice(-now.context));

/** The whole model as a table: every context it saw, with what followed. */
export function tableOf(config: TrainConfig, now: Train): { before: string; after: { word: string; count: number }[] }[] {
  const corpus = corpusOf(config, now);
  const contexts = new Set<string>();
  for (const sentence of corpus) {
    const list = wordsOf(sentence);
    for (let i = now.context; i < list.length; i++) contexts.add(list.slice(i - now.context, i).join(' '));
  }
  return [...contexts]
    .sort((a, b) => a.localeCompare(b, 'hu'))
    .map(before => ({ before, after: continuations(corpus, before.split(' ')) }));
}

export const teach = (now: Train): Train =>
  wordsOf(now.typing).length < 2 || now.own.length >= MOST_OWN
    ? now
    : { ...now, own: [...now.own, wordsOf(now.typing).join(' ')], typing: '' };

export function continueText(config: TrainConfig, now: Train): Train {
  const options = chances(nextWords(config, now), now.randomness);
  const word = choose(options, seeded(now.seed + now.text.length * 13 + now.own.length));
  return word === null || now.text.length >= 20 ? now : { ...now, text: [...now.text, word] };
}

export const train: Model<TrainConfig, Train> = {
  initial: ({ state }, seed) => ({
    own: [],
    typing: '',
    context: state.context,
    randomness: state.randomness ?? 0.3,
    text: wordsOf(state.start),
    open: false,
    seed,
  }),
  evaluate: (_, goal, { own, text, context }) => {
    if (own.length < (goal.own ?? 0)) return notYet(`Eddig ${own.length} saját mondatot adtál, legalább ${goal.own} kell.`);
    if (goal.context !== undefined && context !== goal.context)
      return notYet(`A modell most ${context} szót néz vissza, a feladat ${goal.context} szót kér.`);
    return verdict(text.length >= goal.words, `A szöveg most ${text.length} szó, legalább ${goal.words} kell. Írasd tovább!`);
  },
  describe: (config, now) =>
    `${corpusOf(config, now).length} mondatból tanult, ${now.context} szót néz vissza. A szöveg: ${now.text.join(' ')}. Folytatások: ${
      nextWords(config, now)
        .map(({ word, count: n }) => `${word} ${n}-szer`)
        .join(', ') || 'nincs'
    }.`,
};
