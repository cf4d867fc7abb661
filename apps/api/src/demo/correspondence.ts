import { notify } from '../areas/notifications/notify.ts';
import { addDays } from '../clock.ts';
import type { Db } from '../db/engine.ts';
import { newId } from '../db/id.ts';
import { pastClock } from './past-clock.ts';
import { type DemoPeople, idOf } from './people.ts';
import type { DemoTopic } from './topics.ts';

const MESSAGES = [
  {
    days: 9,
    name: 'Péterfi Anna',
    email: 'anna@pelda.test',
    subject: 'Osztály nyitása',
    message: 'Jó napot! Két párhuzamos osztályt tanítok. Nyithatok mindkettőnek külön osztályt?',
  },
  {
    days: 6,
    name: 'Gál Norbert',
    email: 'norbert@pelda.test',
    subject: 'Számla',
    message: 'Az iskola nevére szeretnék számlát kérni. Hogyan tehetem meg?',
  },
  {
    days: 3,
    name: 'Kovács Lilla',
    email: 'diak@demo.eszkerek.test',
    subject: 'Tetszik a hibafüzet',
    message: 'Csak azt akartam írni, hogy a hibafüzet sokat segített a dolgozat előtt. Köszi!',
  },
  {
    days: 1,
    name: 'Mészáros Éva',
    email: 'eva@pelda.test',
    subject: 'Román nyelvű szakszavak',
    message: 'Lesz a szójegyzékben több román szakszó is a fizikához?',
  },
];

/** Contact messages, reports, homework with notes, a broadcast. */
export const writeCorrespondence = async (
  trx: Db,
  people: DemoPeople,
  topics: readonly DemoTopic[],
  classId: string,
  now: Date,
): Promise<void> => {
  const ago = (days: number): string => addDays(now, -days).toISOString();
  await trx
    .insertInto('contact_messages')
    .values(
      MESSAGES.map(({ days, ...message }) => ({
        id: newId(),
        user_id: message.email.startsWith('diak@') ? idOf(people, 'diak') : null,
        ...message,
        created_at: ago(days),
        read_at: days > 5 ? ago(days - 1) : null,
      })),
    )
    .execute();
  const clock = pastClock(addDays(now, -5));
  await notify(
    trx,
    { clock },
    ...[...people.values()].map(userId => ({
      userId,
      kind: 'broadcast' as const,
      dedupeKey: 'broadcast:demo',
      title: 'Üdv az Észkeréken!',
      message: 'Ez a bemutató iskola: nyugodtan próbálj ki mindent.',
      link: '/sugo',
    })),
  );
  await notify(
    trx,
    { clock: pastClock(addDays(now, -1)) },
    {
      userId: idOf(people, 'admin'),
      kind: 'approval',
      dedupeKey: 'demo:waiting',
      title: 'Egy tanár jóváhagyásra vár',
      message: 'Török Gábor két napja regisztrált.',
      link: '/admin',
    },
  );
  const [first, second, third] = [topics[0], topics[1] ?? topics[0], topics[2] ?? topics[0]];
  if (!first || !second || !third) return;
  const question = first.questions[0]?.id ?? 'q1';
  await trx
    .insertInto('question_reports')
    .values(
      ['Szerintem a második válasz is jó.', 'Elírás van a kérdésben.', ''].map((message, i) => ({
        id: newId(),
        quiz_slug: first.quiz.slug,
        question_id: i < 2 ? question : (first.questions[1]?.id ?? question),
        user_id: idOf(people, 'diak'),
        message,
        created_at: ago(4 - i),
        resolved_at: null,
      })),
    )
    .execute();
  const homework = [
    { topic: first, set: 12, due: -5, note: 'Az első gyakorlás a dolgozat előtt.' },
    { topic: second, set: 4, due: 3, note: 'Ha bizonytalan vagy, előbb nézd át a leckét!' },
    { topic: third, set: 1, due: 8, note: '' },
  ].map(({ topic, set, due, note }) => ({
    id: newId(),
    class_id: classId,
    slug: topic.quiz.slug,
    title: topic.quiz.title,
    note,
    due_at: addDays(now, due).toISOString(),
    created_at: ago(set),
  }));
  await trx.insertInto('homework').values(homework).execute();
  await trx
    .insertInto('homework_notes')
    .values([
      {
        homework_id: homework[0]?.id ?? '',
        student_id: idOf(people, 'osztalytars'),
        note: 'Szép munka, Zsófi! A negyedik feladatot nézzük meg együtt.',
        updated_at: ago(4),
      },
      {
        homework_id: homework[1]?.id ?? '',
        student_id: idOf(people, 'tanulo03'),
        note: 'Ha elakadsz, kérj segítséget a kvízben.',
        updated_at: ago(2),
      },
    ])
    .execute();
  const pupils = ['osztalytars', ...[...people.keys()].filter(key => key.startsWith('tanulo'))];
  for (const item of homework)
    await notify(
      trx,
      { clock: pastClock(new Date(item.created_at)) },
      ...pupils.map(key => ({
        userId: idOf(people, key),
        kind: 'homework' as const,
        dedupeKey: `homework:${item.id}`,
        title: 'Új házi feladatod van',
        message: item.note ? `${item.title} – ${item.note}` : item.title,
        link: `/tananyag/${item.slug}`,
      })),
    );
};
