import { callsOf, inTurns, spread, timingOf } from './measure.ts';
import { moodle } from './moodle.ts';
import { peopleOf } from './people.ts';
import { attemptOf, QUIZ_WITH_FIGURES, QUIZ_WITHOUT_FIGURES, saveAnswer, startAttempt, warmUp } from './quiz.ts';
import { PASSWORD } from './seed-sql.ts';
import { startSeeded } from './seeded.ts';
import { newAddress, type Reply, send, sendOrFail } from './send.ts';
import { atMost, type Figure } from './table.ts';

const STARTS = [
  { pupils: 30, withinMs: 500, goal: 50 },
  { pupils: 600, withinMs: 2000, goal: 100 },
  { pupils: 3000, withinMs: 5000, goal: 500 },
];
const people = peopleOf('school');

/** A bell rings: each pupil starts the quiz at their own moment and saves a first answer as soon as it is there. */
const measureStart = async ({ pupils, withinMs, goal }: (typeof STARTS)[number]): Promise<Figure> => {
  const product = await startSeeded('school');
  try {
    await warmUp(product.url);
    const saves: Reply[] = [];
    const started = await spread(pupils, withinMs, async i => {
      const who = { token: people.pupilToken(i) };
      const reply = await startAttempt(product.url, who);
      if (reply.status === 200) saves.push(await saveAnswer(product.url, attemptOf(reply), who));
      return reply;
    });
    const saved = timingOf(saves, withinMs / 1000);
    return {
      ...atMost('starts', goal, {
        what: `${pupils} pupils start within ${withinMs / 1000} s: save p99 (p50 ${saved.p50.toFixed(1)} ms, start p99 ${started.p99.toFixed(1)} ms)`,
        value: saved.p99,
        unit: 'ms',
      }),
    };
  } finally {
    await product.stop();
  }
};

/** All at the same moment, already signed in: until the last of them has the first question. */
const measureClass = async (pupils: number, rival: typeof moodle.classStart): Promise<Figure> => {
  const product = await startSeeded('school');
  try {
    await warmUp(product.url);
    const { max } = await inTurns(pupils, pupils, i => startAttempt(product.url, { token: people.pupilToken(i) }));
    const what = `${pupils} pupils at once: all have their first question`;
    return atMost('starts', Number((rival.value / 100).toFixed(3)), { what, value: max / 1000, unit: 's', moodle: rival });
  } finally {
    await product.stop();
  }
};

const SCHOOL = 600;
const MINUTE_MS = 60_000;
const RETRY_MS = 1000;

/** As the page does: while the server says it is busy, the same call is sent again. The time is that of all of them. */
const untilServed = async (call: () => Promise<Reply>): Promise<Reply> => {
  const started = performance.now();
  for (;;) {
    const reply = await call();
    if (reply.status !== 503 || performance.now() - started > 2 * MINUTE_MS) return { ...reply, ms: performance.now() - started };
    await new Promise(resolve => setTimeout(resolve, RETRY_MS));
  }
};

/** Registering answers 200 for a taken address too, so whether an account was made is asked here. */
const countAccounts = async (site: string): Promise<number> =>
  ((await sendOrFail('GET', `${site}/api/admin/users`, { token: people.adminToken(0) })) as { total: number }).total;

/** A whole school behind one address, all in the same minute: 600 register, 600 sign in, 600 guests start a quiz and answer. */
const measureSchool = async (): Promise<Figure[]> => {
  const product = await startSeeded('school');
  const address = newAddress();
  const post = (path: string, body: object) => untilServed(() => send('POST', product.url + path, { body, address }));
  const register = (i: number) => {
    const typed = { password: PASSWORD, passwordConfirm: PASSWORD, role: 'student', termsAccepted: true };
    return post('/api/register', { ...typed, username: `Új Tanuló ${i}`, email: `uj${i}@meres.test` });
  };
  try {
    await warmUp(product.url);
    const answers: Reply[] = [];
    const before = await countAccounts(product.url);
    const [registered, signedIn] = await Promise.all([
      spread(SCHOOL, MINUTE_MS, register),
      spread(SCHOOL, MINUTE_MS, i => post('/api/login', { email: people.pupilEmail(i), password: PASSWORD })),
      spread(SCHOOL, MINUTE_MS, async () => {
        const started = await startAttempt(product.url, { address });
        if (started.status === 200) answers.push(await saveAnswer(product.url, attemptOf(started), { address }));
        return started;
      }),
    ]);
    const made = (await countAccounts(product.url)) - before;
    if (made !== SCHOOL) throw new Error(`${made} accounts after ${SCHOOL} registrations`);
    const answered = timingOf(answers, MINUTE_MS / 1000);
    const row = (what: string, goal: number, { p50, p99 }: typeof answered): Figure =>
      atMost('starts', goal, {
        what: `${SCHOOL} ${what} behind one address in a minute, none lost: p99 (p50 ${p50.toFixed(0)} ms)`,
        value: p99,
        unit: 'ms',
      });
    return [row('registrations', 2000, registered), row('logins', 2000, signedIn), row('guests answering', 250, answered)];
  } finally {
    await product.stop();
  }
};

const FIGURE_STARTS = callsOf(600);
const MOST_OF_PLAIN = 1.1;

/** One pupil after the other, a quiz with figures and one without in turn. */
const measureFigures = async (): Promise<Figure> => {
  const product = await startSeeded('school');
  const start = (quiz: string): Promise<Reply> => startAttempt(product.url, { address: newAddress() }, quiz);
  try {
    await warmUp(product.url);
    await inTurns(4, callsOf(200), () => start(QUIZ_WITH_FIGURES));
    const [drawn, plain]: [Reply[], Reply[]] = [[], []];
    for (let i = 0; i < FIGURE_STARTS; i++) {
      drawn.push(await start(QUIZ_WITH_FIGURES));
      plain.push(await start(QUIZ_WITHOUT_FIGURES));
    }
    const [withFigures, without] = [timingOf(drawn, 1), timingOf(plain, 1)];
    return atMost('starts', MOST_OF_PLAIN, {
      what: `start of a quiz with figures as a multiple of one without, p50 (${withFigures.p50.toFixed(2)} and ${without.p50.toFixed(2)} ms, p99 ${withFigures.p99.toFixed(1)} and ${without.p99.toFixed(1)} ms)`,
      value: withFigures.p50 / without.p50,
      unit: '',
    });
  } finally {
    await product.stop();
  }
};

export const startsBench = async (): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const start of STARTS) figures.push(await measureStart(start));
  figures.push(await measureClass(30, moodle.classStart), await measureClass(200, moodle.schoolStart));
  figures.push(await measureFigures(), ...(await measureSchool()));
  return figures;
};
