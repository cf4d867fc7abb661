import { type Timing, timingOf } from './measure.ts';
import { peopleOf } from './people.ts';
import { attemptOf, saveAnswer, startAttempt } from './quiz.ts';
import { GUIDED, PASSWORD } from './seed-sql.ts';
import type { SizeName } from './seeded.ts';
import { newAddress, type Reply, send } from './send.ts';

const LESSON = '/api/tananyag/matek-5-tortek-osszeadasa.json';

type Kind = 'lesson' | 'search' | 'profile' | 'today' | 'start' | 'answer' | 'diary' | 'class list' | 'login';

/** Of a hundred calls of a school day. */
const MIX: Record<Kind, number> = {
  lesson: 25,
  search: 5,
  profile: 15,
  today: 10,
  start: 18,
  answer: 18,
  diary: 5,
  'class list': 2,
  login: 2,
};
const DECK = Object.entries(MIX).flatMap(([kind, count]) => Array.from({ length: count }, () => kind as Kind));

/** Steps through the deck so that kinds follow one another instead of coming in blocks; 37 and 100 share no divisor. */
const kindOf = (i: number): Kind => DECK[(i * 37) % DECK.length] ?? 'lesson';

/** The first look at a day folds all answers so far and makes the plan: once per pupil, before anything is measured. */
export const openPlans = async (site: string, size: SizeName): Promise<void> => {
  for (let i = 0; i < GUIDED; i++) await send('GET', `${site}/api/guide/today`, { token: peopleOf(size).pupilToken(i) });
};

/** Sends the mix at an even pace for so long; the times of each kind of call. */
export const runTraffic = async (
  site: string,
  size: SizeName,
  input: { perSecond: number; seconds: number },
): Promise<Map<Kind, Timing>> => {
  const people = peopleOf(size);
  const open: { attempt: string; token: string }[] = [];
  const start = async (i: number): Promise<Reply> => {
    const token = people.pupilToken(i);
    // The attempt given up for the new one takes no answers any more.
    const givenUp = open.findIndex(one => one.token === token);
    if (givenUp >= 0) open.splice(givenUp, 1);
    // A pupil who comes back starts anew, else the open attempt would only be read.
    const reply = await startAttempt(site, { token, body: { fresh: true } });
    if (reply.status === 200) open.push({ attempt: attemptOf(reply), token });
    return reply;
  };
  const calls: Record<Kind, (i: number) => Promise<Reply>> = {
    lesson: () => send('GET', site + LESSON, { address: newAddress() }),
    search: () => send('GET', `${site}/api/search?q=tortek`, { address: newAddress() }),
    profile: i => send('GET', `${site}/api/profile`, { token: people.pupilToken(i) }),
    today: i => send('GET', `${site}/api/guide/today`, { token: people.pupilToken(i % GUIDED) }),
    start,
    answer: i => {
      const next = open.shift();
      return next ? saveAnswer(site, next.attempt, { token: next.token }) : start(i);
    },
    diary: i => send('GET', `${site}/api/teacher/student/${people.pupilOfClass(i, i)}/progress`, { token: people.teacherToken(i) }),
    'class list': i => send('GET', `${site}/api/teacher/class/${people.classId(i)}/students`, { token: people.teacherToken(i) }),
    login: i => send('POST', `${site}/api/login`, { body: { email: people.loginEmail(i), password: PASSWORD }, address: newAddress() }),
  };
  const replies = new Map<Kind, Reply[]>(Object.keys(MIX).map(kind => [kind as Kind, []]));
  const started = performance.now();
  const count = input.perSecond * input.seconds;
  const running = new Set<Promise<unknown>>();
  for (let i = 0; i < count; ) {
    const due = Math.min(count, Math.floor(((performance.now() - started) / 1000) * input.perSecond) + 1);
    for (; i < due; i++) {
      const kind = kindOf(i);
      const call = calls[kind](i).then(reply => {
        replies.get(kind)?.push(reply.status === 200 ? { ...reply, text: '' } : reply);
        running.delete(call);
      });
      running.add(call);
    }
    await new Promise(resolve => setTimeout(resolve, 2));
  }
  await Promise.all(running);
  return new Map([...replies].map(([kind, all]) => [kind, timingOf(all, input.seconds)]));
};
