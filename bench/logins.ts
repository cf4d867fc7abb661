import { Passwords } from '../apps/api/src/areas/auth/passwords.ts';
import { spread } from './measure.ts';
import { moodle } from './moodle.ts';
import { peopleOf } from './people.ts';
import { attemptOf, saveAnswer, startAttempt, warmUp } from './quiz.ts';
import { PASSWORD } from './seed-sql.ts';
import { startSeeded } from './seeded.ts';
import { newAddress, send } from './send.ts';
import { atLeast, atMost, type Figure, reference } from './table.ts';

const CLASS = 30;
const SCHOOL = 600;
const ATTACK_S = 10;
const ATTACKS_A_SECOND = 100;
const SAVES_A_SECOND = 40;
/** Wrong, or too many at once. */
const REFUSED = [401, 429, 503];

/** What the cores can check in a second with nothing around it: argon2 alone, as many at once as the server allows. */
const checksPerSecond = async (count: number): Promise<number> => {
  const passwords = new Passwords();
  const stored = await passwords.hash(PASSWORD);
  const started = performance.now();
  await Promise.all(Array.from({ length: count }, () => passwords.verify(stored, PASSWORD)));
  return count / ((performance.now() - started) / 1000);
};

export const loginsBench = async (): Promise<Figure[]> => {
  const people = peopleOf('school');
  const product = await startSeeded('school');
  const logIn = (email: string, password: string, address: string) =>
    send('POST', `${product.url}/api/login`, { body: { email, password }, address });
  try {
    await warmUp(product.url);
    // A class sits behind one address.
    const school = newAddress();
    const good = await spread(CLASS, 1, i => logIn(people.loginEmail(i), PASSWORD, school));

    const limit = await checksPerSecond(SCHOOL);
    const whole = await spread(SCHOOL, 1, i => logIn(people.loginEmail(CLASS + i), PASSWORD, newAddress()));
    const rate = SCHOOL / (whole.max / 1000);

    const saves = ATTACK_S * SAVES_A_SECOND;
    const attempts: string[] = [];
    for (let i = 0; i < saves; i++) attempts.push(attemptOf(await startAttempt(product.url, { token: people.pupilToken(i) })));
    const [attack, saved] = await Promise.all([
      spread(ATTACK_S * ATTACKS_A_SECOND, ATTACK_S * 1000, i => logIn(`senki${i}@meres.test`, 'Rossz-jelszo-1', newAddress()), REFUSED),
      spread(saves, ATTACK_S * 1000, i => saveAnswer(product.url, attempts[i] ?? '', { token: people.pupilToken(i) })),
    ]);
    return [
      atMost('logins', 1.5, { what: `${CLASS} logins at once, the last one`, value: good.max / 1000, unit: 's' }),
      reference('logins', { what: 'logins', value: CLASS / (good.max / 1000), unit: '/s', moodle: moodle.logins }),
      atLeast('logins', 0.9, {
        what: `${SCHOOL} logins at once, of what argon2 alone allows on these cores`,
        value: rate / limit,
        unit: 'of it',
      }),
      reference('logins', { what: `logins, ${SCHOOL} at once`, value: rate, unit: '/s' }),
      reference('logins', { what: 'argon2 alone', value: limit, unit: '/s' }),
      atMost('logins', 250, {
        what: `${ATTACKS_A_SECOND} bad logins a second: save p99 (p50 ${saved.p50.toFixed(1)} ms, bad login p50 ${attack.p50.toFixed(0)} ms)`,
        value: saved.p99,
        unit: 'ms',
      }),
    ];
  } finally {
    await product.stop();
  }
};
