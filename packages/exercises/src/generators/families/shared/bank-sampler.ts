import type { Rng } from '@eszkerek/numbers/chance';
import { unstopped } from '../../../types/shared/unstopped.ts';
import { defineGenerator, type Generator, type Level, type Need, redrawIf, type Task } from '../../engine.ts';
import { multi, words } from '../../tasks.ts';

/** A reviewed statement of a bank. `truth` is the author's key; the reviewer's own list is kept apart and must agree. */
export interface Statement {
  id: string;
  text: string;
  truth: boolean;
  why: string;
  misconception?: string;
  level: Level;
}

type Hints = readonly [string, string, string];

interface BankSpec {
  id: string;
  title: string;
  lessons: readonly string[];
  needs: readonly Need[];
  ask: string;
  statements: readonly Statement[];
  /** Ids that the reviewer judged true, written down without looking at the key. */
  reviewed: ReadonlySet<string>;
  hints: Hints;
}

/** „Az első”; „a második”. */
const quoted = (statements: readonly Statement[]): string => `${statements.map(s => `„${unstopped(s.text)}”`).join('; ')}.`;

/** Several statements: which are true, or which are false. */
function sift(rng: Rng, spec: BankSpec, pool: readonly Statement[], wanted: boolean, count: number): Task {
  const chosen = rng.sample(pool, count);
  const [, method, last] = spec.hints;
  return multi(
    rng,
    {
      question: wanted ? spec.ask : 'Melyik állítás **hamis**?',
      options: chosen.map(s => ({
        value: words(s.text, s.id),
        correct: s.truth === wanted,
        explanation: !wanted && s.truth ? `Ez az állítás igaz, most a hamisakat keressük. ${s.why}` : s.why,
        ...(s.misconception && wanted ? { misconception: s.misconception } : {}),
      })),
      hints: wanted ? spec.hints : ['Keress ellenpéldát: mikor nem teljesül az állítás?', method, last],
      solution: `${wanted ? 'Igaz' : 'Hamis'}: ${quoted(chosen.filter(s => s.truth === wanted))}`,
    },
    id => spec.reviewed.has(id) === wanted,
  );
}

/** One true statement among false ones. */
function onlyTrue(rng: Rng, spec: BankSpec, pool: readonly Statement[]): Task {
  const [right] = rng.sample(
    pool.filter(s => s.truth),
    1,
  );
  const wrong = rng.sample(
    pool.filter(s => !s.truth && s.misconception),
    3,
  );
  redrawIf(!right || wrong.length < 3);
  const options = rng.shuffle([...(right ? [right] : []), ...wrong]);
  const [, method, last] = spec.hints;
  return {
    question: {
      type: 'single',
      question: 'Az alábbi állítások közül csak egy igaz. Melyik?',
      options: options.map(s => ({
        text: s.text,
        ...(s.truth ? { correct: true } : { misconception: s.misconception }),
        explanation: s.truth ? `Helyes! ${s.why}` : s.why,
      })),
      hints: ['Zárd ki előbb a hamis állításokat!', method, last],
      solution: `Igaz: ${quoted(options.filter(s => s.truth))} ${right?.why ?? ''}`,
    },
    values: options.map(s => s.id),
    proof: id => spec.reviewed.has(id),
  };
}

/** What a classmate says: right or not, and why. */
function judge(rng: Rng, spec: BankSpec, pool: readonly Statement[]): Task {
  const said = rng.pick(pool.filter(s => s.truth || s.misconception));
  const verdict = (truth: boolean): string => (truth ? 'igaz' : 'hamis');
  const [, method, last] = spec.hints;
  return {
    question: {
      type: 'single',
      question: `Egy osztálytársad ezt mondja: „${said.text}” Igaza van?`,
      options: [true, false].map(truth => ({
        text: truth ? 'Igen, ez igaz.' : 'Nem, ez hamis.',
        ...(truth === said.truth ? { correct: true } : { misconception: said.misconception ?? 'helyes-allitast-elvet' }),
        explanation: truth === said.truth ? `Helyes! ${said.why}` : said.why,
      })),
      hints: ['Mondj egy példát, amelyen kipróbálhatod!', method, last],
      solution: `Az állítás ${verdict(said.truth)}. ${said.why}`,
    },
    values: ['true', 'false'],
    proof: truth => (truth === 'true') === spec.reviewed.has(said.id),
  };
}

/** Draws statements of the wanted level and asks about them in four ways. */
export function bankSampler(spec: BankSpec): Generator {
  return defineGenerator(spec.id, spec.title, spec.lessons, spec.needs, (rng, level) => {
    const pool = spec.statements.filter(s => s.level <= level && s.level >= level - 1);
    const count = level === 1 ? 4 : 5;
    return rng.pick([
      () => sift(rng, spec, pool, true, count),
      () => sift(rng, spec, pool, true, count),
      () => sift(rng, spec, pool, false, count),
      () => onlyTrue(rng, spec, pool),
      () => judge(rng, spec, pool),
    ])();
  });
}
