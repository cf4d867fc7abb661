import type { Rng } from '@eszkerek/numbers/chance';
import type { Task } from '../../engine.ts';
import { choice, words, wrong } from '../../tasks.ts';
import { quote } from '../shared/quote.ts';
import type { Dilemma } from './pool.ts';

/** Banks write a request with its quotation marks, a step without them. */
const shown = (text: string): string => (text.startsWith('„') ? text : quote(text));

interface Asking {
  asks: string;
  nudge: string;
  method: string;
  /** Said before the first tempting answer. */
  away: string;
}

/** The best answer among tempting ones. */
export function bestOf(rng: Rng, { story, best, because, bad }: Dilemma, { asks, nudge, method, away }: Asking): Task {
  return choice(
    rng,
    {
      question: `${story} ${asks}`,
      right: words(best),
      because: `Helyes! ${because}`,
      wrong: bad.map(([text, misconception, why]) => wrong({ text }, ({ text }) => words(text), misconception, why)),
      hints: [nudge, method, `${away} ${shown(bad[0][0])}`],
      solution: `A jó válasz: ${shown(best)} ${because}`,
    },
    text => text === best && bad.every(([other]) => other !== text),
  );
}

/** What is wrong with each tempting answer. */
export function whyNot({ story, best, bad }: Dilemma, { asks, nudge, method, away }: Asking): Task {
  const told = bad.map(([text, , why]) => `${shown(text)} ${why}`).join(' ');
  return {
    question: {
      type: 'match',
      question: `${story} ${asks}`,
      pairs: bad.map(([left, , right]) => ({ left, right, misplaced: `${shown(right)} Ez egy másik kérésről szól.` })),
      explanation: told,
      hints: [nudge, method, `Kezdd ezzel: ${shown(bad[0][0])} ${away}`],
      solution: `${told} Jobb kérés: ${shown(best)}`,
    },
    proof: pair => bad.some(([text, , why]) => pair === `${text}|${why}`),
  };
}
