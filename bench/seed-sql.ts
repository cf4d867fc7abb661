import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fold } from '../apps/api/src/db/fold.ts';

/** People are numbered: the admins, then the teachers with one class each, then the pupils, thirty to a class, then those in none. */
export interface Size {
  users: number;
  classes: number;
  /** Of the pupils in classes, evenly and interleaved, as a school year writes them. */
  rows: number;
}

/** The first pupils have a long history with the guide. */
export const GUIDED = 40;
const ANSWERS_EACH = 2000;
const CURRICULUM = path.resolve(import.meta.dirname, '../content/curriculum.yaml');
const LESSONS = [...readFileSync(CURRICULUM, 'utf8').matchAll(/slug: (matek-[56]-[a-z0-9-]+)$/gm)]
  .slice(0, 60)
  .map(([, slug = '']) => slug);

export const ADMINS = 20;
export const SEATS = 30;
export const PASSWORD = 'Eszkerek-2026!';

export const uuidOf = (kind: 'user' | 'class', n: number): string => `${PREFIX[kind]}${String(n).padStart(12, '0')}`;
export const tokenOf = (n: number): string => `bench-token-${n}`;
export const emailOf = (n: number): string => `tanulo${n}@meres.test`;

const PREFIX = { user: '00000000-0000-7000-8001-', class: '00000000-0000-7000-8002-', row: '00000000-0000-7000-8003-' };
const FAMILIES = ['Kovács', 'Szabó', 'Nagy', 'Tóth', 'Bálint', 'Fekete', 'Győrfi', 'Lőrincz', 'Máthé', 'Péter', 'Székely'];
const GIVEN = ['Anna', 'Bence', 'Csenge', 'Dávid', 'Emese', 'Ferenc', 'Gréta', 'Hunor', 'Ilka', 'János', 'Kinga', 'Lóránd', 'Mária'];

interface Dialect {
  numbers(last: number): string;
  padded(number: string, width: number): string;
}

export const dialects: Record<'sqlite' | 'postgres', Dialect> = {
  sqlite: {
    numbers: last => `(with recursive c(n) as (select 1 union all select n + 1 from c where n < ${last}) select n from c) as t`,
    padded: (number, width) => `substr('000000000000' || (${number}), -${width})`,
  },
  postgres: {
    numbers: last => `generate_series(1, ${last}) as t(n)`,
    padded: (number, width) => `right('000000000000' || (${number}), ${width})`,
  },
};

const oneOf = (number: string, words: readonly string[]): string =>
  `case (${number}) % ${words.length} ${words.map((word, i) => `when ${i} then '${word}'`).join(' ')} end`;

/** The same rows on both engines; only counting and padding differ. */
export const seedStatements = ({ numbers, padded }: Dialect, { users, classes, rows }: Size, passwordHash: string): string[] => {
  const id = (kind: keyof typeof PREFIX, number: string): string => `'${PREFIX[kind]}' || ${padded(number, 12)}`;
  const time = (number: string): string =>
    `'2026-' || ${padded(`1 + (${number}) % 10`, 2)} || '-' || ${padded(`1 + (${number}) / 10 % 28`, 2)} || 'T' || ${padded(`8 + (${number}) % 8`, 2)} || ':' || ${padded(`(${number}) / 280 % 60`, 2)} || ':00.000Z'`;
  /** One after the other over ten months, as a pupil gives answers; from 0 to 1,999. */
  const rising = (number: string): string =>
    `'2026-' || ${padded(`1 + (${number}) / 200`, 2)} || '-' || ${padded(`1 + (${number}) % 200 / 8`, 2)} || 'T' || ${padded(`8 + (${number}) % 8`, 2)} || ':00:00.000Z'`;
  const name = (spelt: (word: string) => string): string =>
    `${oneOf('n', FAMILIES.map(spelt))} || ' ' || ${oneOf('n / 11', GIVEN.map(spelt))} || ' ' || n`;
  const teachersEnd = ADMINS + classes;
  const pupils = classes * SEATS;
  return [
    `insert into users (id, email, email_folded, username, username_folded, real_name, role, password_hash, email_verified_at,
       approved_at, referral_code, last_login_at, created_at)
     select ${id('user', 'n')}, 'tanulo' || n || '@meres.test', 'tanulo' || n || '@meres.test', ${name(word => word)}, ${name(fold)},
       ${name(word => word)}, case when n <= ${ADMINS} then 'admin' when n <= ${teachersEnd} then 'teacher' else 'student' end,
       '${passwordHash}', ${time('n')}, case when n > ${ADMINS} and n <= ${teachersEnd} then ${time('n')} end,
       'R' || n, '2026-11-01T08:00:00.000Z', ${time('n')} from ${numbers(users)}`,
    `insert into classes (id, teacher_id, class_name, class_code, max_students, paid_at, expires_at, created_at)
     select ${id('class', 'n')}, ${id('user', `${ADMINS} + n`)}, 'Osztály ' || n, 'M' || ${padded('n', 5)}, ${SEATS},
       '2026-01-01T08:00:00.000Z', '2036-01-01T08:00:00.000Z', '2026-01-01T08:00:00.000Z' from ${numbers(classes)}`,
    `insert into class_seats (class_id, seat, student_id, joined_at)
     select ${id('class', `(n - 1) / ${SEATS} + 1`)}, (n - 1) % ${SEATS} + 1, ${id('user', `${teachersEnd} + n`)},
       '2026-01-02T08:00:00.000Z' from ${numbers(pupils)}`,
    `insert into guide_pupils (user_id, events, applied_seq, model_version, grade, country, goal, days, minutes, onboarded_at, placed)
     select ${id('user', `${teachersEnd} + n`)}, ${ANSWERS_EACH}, 0, '', 6, 'ro', 'school', 3, 10, '2026-09-01T08:00:00.000Z', 'matematika'
     from ${numbers(GUIDED)}`,
    `insert into guide_events (user_id, seq, at, lesson_slug, item_type, level, correct, hinted, retried, source, answer_key)
     select ${id('user', `${teachersEnd} + 1 + n % ${GUIDED}`)}, 1 + (n - 1) / ${GUIDED}, ${rising(`(n - 1) / ${GUIDED}`)}, ${oneOf(`n / ${GUIDED}`, LESSONS)},
       'typed', 2, case when n % 7 < 5 then 1 else 0 end, 0, 0, 'quiz', 'k' || n from ${numbers(GUIDED * ANSWERS_EACH)}`,
    `insert into progress (id, user_id, activity_type, quiz_slug, curriculum_title, subject, topic, score_percentage, tries, hints,
       started_at, completed_at, at)
     select ${id('row', 'n')}, ${id('user', `${teachersEnd} + 1 + n % ${pupils}`)}, 'quiz_completed', 'kviz-matek-5-' || (n / ${pupils} % 97),
       'Törtek összeadása ' || (n / ${pupils} % 97), 'matematika', 'tema-' || (n / ${pupils} % 97 % 20), n * 7 % 101, 10, n % 3,
       ${time(`n / ${pupils}`)}, ${time(`n / ${pupils}`)}, ${time(`n / ${pupils}`)} from ${numbers(rows)}`,
    // PostgreSQL is filled without its triggers; SQLite has these rows by now.
    `insert into quiz_results (user_id, quiz_slug, best, attempts, last_at)
     select user_id, quiz_slug, max(score_percentage), count(*), max(at) from progress where quiz_slug is not null
     group by user_id, quiz_slug on conflict do nothing`,
    ...sessions(teachersEnd + pupils),
  ];
};

/** Both engines count and pad; SQLite does not hash, so these rows are written out. */
const sessions = (people: number): string[] => {
  const rows = Array.from({ length: people }, (_, i) => {
    const hash = createHash('sha256')
      .update(tokenOf(i + 1))
      .digest('hex');
    return `('s${i + 1}', '${uuidOf('user', i + 1)}', '${hash}', '2026-11-01T08:00:00.000Z', '2036-01-01T08:00:00.000Z')`;
  });
  const parts = Array.from({ length: Math.ceil(people / 500) }, (_, i) => rows.slice(i * 500, (i + 1) * 500));
  return parts.map(part => `insert into sessions (id, user_id, token_hash, created_at, expires_at) values ${part.join(',')}`);
};
