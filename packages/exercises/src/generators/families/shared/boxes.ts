import type { Rng } from '@eszkerek/numbers/chance';
import { capital } from '@eszkerek/numbers/hungarian';
import type { Task } from '../../engine.ts';
import { choice, multi, words, wrong } from '../../tasks.ts';
import { quote } from './quote.ts';

interface Case {
  id: string;
  text: string;
}

/** Situations that are sorted into a few boxes, and the words of asking for them. */
export interface Boxes<Box extends string, Given extends Case> {
  keys: readonly Box[];
  names: Readonly<Record<Box, string>>;
  /** A second sorting by the ids of the cases, written down apart from the bank. */
  reviewed: Readonly<Record<Box, ReadonlySet<string>>>;
  boxOf: (given: Given) => Box;
  /** Why it belongs to its box, and why not to another. */
  why: (given: Given) => string;
  against: (given: Given, said: Box) => string;
  /** What a pupil believes who puts the case into `said`. */
  slip: (given: Given, said: Box) => string;
  /** The second hint of every task. */
  rule: string;
  one: { asks: (text: string) => string; nudge: string; firstStep: string };
  several: { asks: Readonly<Record<Box, string>>; nudge: string; firstStep: string };
  /** `means` is said when a box was given to another case. */
  pairs: { asks: string; nudge: string; firstStep: string; means: Readonly<Record<Box, string>> };
}

interface BoxTasks<Given extends Case> {
  /** The box of one case. */
  one: (rng: Rng, cases: readonly Given[]) => Task;
  /** The cases of one box among `count`. */
  several: (rng: Rng, cases: readonly Given[], count: number) => Task;
  /** A case for each box. */
  pairs: (rng: Rng, cases: readonly Given[]) => Task;
}

/** Three ways to ask about the same boxes. */
export function boxTasks<Box extends string, Given extends Case>(boxes: Boxes<Box, Given>): BoxTasks<Given> {
  const { keys, names, reviewed, boxOf, why, rule } = boxes;
  const verdict = (given: Given): string => `${capital(names[boxOf(given)])}. ${why(given)}`;
  const isReviewed = (box: string, id: string): boolean => keys.some(key => key === box && reviewed[key].has(id));
  return {
    one(rng, cases) {
      const given = rng.pick(cases);
      const own = boxOf(given);
      return choice(
        rng,
        {
          question: boxes.one.asks(given.text),
          right: words(names[own], own),
          because: `Helyes! ${why(given)}`,
          wrong: keys
            .filter(key => key !== own)
            .map(key =>
              wrong({ key, name: names[key] }, ({ key, name }) => words(name, key), boxes.slip(given, key), boxes.against(given, key)),
            ),
          hints: [boxes.one.nudge, rule, boxes.one.firstStep],
          solution: verdict(given),
        },
        key => isReviewed(key, given.id),
      );
    },
    several(rng, cases, count) {
      const asked = rng.pick(keys);
      const own = rng.sample(
        cases.filter(given => boxOf(given) === asked),
        rng.int(1, count - 2),
      );
      const others = rng.sample(
        cases.filter(given => boxOf(given) !== asked),
        count - own.length,
      );
      return multi(
        rng,
        {
          question: boxes.several.asks[asked],
          options: [...own, ...others].map(given => ({
            value: words(given.text, given.id),
            correct: boxOf(given) === asked,
            explanation: boxOf(given) === asked ? why(given) : verdict(given),
            ...(boxOf(given) === asked ? {} : { misconception: boxes.slip(given, asked) }),
          })),
          hints: [boxes.several.nudge, rule, boxes.several.firstStep],
          solution: own.map(given => `${quote(given.text)} ${why(given)}`).join(' '),
        },
        id => isReviewed(asked, id),
      );
    },
    pairs(rng, cases) {
      const chosen = rng.shuffle(keys).map(key => rng.pick(cases.filter(given => boxOf(given) === key)));
      const solution = chosen.map(given => `${quote(given.text)} ${verdict(given)}`).join(' ');
      return {
        question: {
          type: 'match',
          question: boxes.pairs.asks,
          pairs: chosen.map(given => ({ left: given.text, right: names[boxOf(given)], misplaced: boxes.pairs.means[boxOf(given)] })),
          explanation: solution,
          hints: [boxes.pairs.nudge, rule, boxes.pairs.firstStep],
          solution,
        },
        proof: pair => chosen.some(({ id, text }) => keys.some(key => pair === `${text}|${names[key]}` && isReviewed(key, id))),
      };
    },
  };
}
