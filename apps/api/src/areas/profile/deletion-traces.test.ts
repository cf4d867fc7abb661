import { expect, test } from 'vitest';
import { queueWeeklySummaries } from '../../jobs/queue-weekly-summaries.ts';
import { sendDueMails } from '../../mail/send-outbox.ts';
import type { MailTransport } from '../../mail/transport.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { dumpTables } from '../../testing/full-account.ts';
import { addAdmin, addStudent } from '../../testing/people.ts';
import { addClass, addProgress } from '../../testing/school.ts';
import { joinClass } from '../classes/join-class.ts';

const delivered: string[] = [];
const transport: MailTransport = { deliver: async ({ subject }) => void delivered.push(subject), close: () => {} };

onBothEngines('after deletion', fresh => {
  const open = async () => {
    const app = await testApp({ engine: await fresh() });
    const { engine, clock, call, deps } = app;
    const { db } = engine;
    clock.set('2026-11-22T14:30:00Z');
    const admin = await addAdmin(db, clock.now());
    const { code } = await addClass(db, clock);
    const pupil = await addStudent(db, clock.now(), {
      username: 'Nyom Nóra',
      parental_email: 'nyom.anya@pelda.hu',
      parental_confirmed_at: clock.now().toISOString(),
    });
    const { id, token, email } = pupil;
    await db.transaction().execute(trx => joinClass(trx, { clock }, { userId: id, classCode: code }));
    await addProgress(db, { user_id: id, at: '2026-11-18T10:00:00.000Z', activity_type: 'lesson' });
    await queueWeeklySummaries(deps);
    const send = () => sendDueMails({ db, clock, log: deps.log, transport });
    const write = async () => {
      const body = { name: 'Valaki', email: 'valaki@pelda.hu', subject: 'Nóra kérdése', message: 'Nem találom a törteket.' };
      expect((await call('POST', '/api/contact', { token, body })).status).toBe(200);
    };
    const remove = async () => expect((await call('DELETE', '/api/profile', { token })).status).toBe(200);
    const traces = async () => {
      const text = JSON.stringify(await dumpTables(engine));
      return [id, email, 'Nyom', 'Nóra', 'nyom.anya', 'törteket'].filter(trace => text.includes(trace));
    };
    return { db, admin, send, write, remove, traces };
  };

  test('nothing of mails that have left and of notices to others leads to the person', async () => {
    const { db, admin, send, write, remove, traces } = await open();
    await write();
    await send();
    expect(delivered).toEqual(expect.arrayContaining(['Nyom Nóra hete az Észkeréken', 'Üzenet érkezett: Nóra kérdése']));
    expect(await db.selectFrom('outbox').select('subject').distinct().execute()).toEqual([{ subject: '' }]);
    await remove();
    // The farewell still has to reach its address.
    await send();
    expect(await traces()).toEqual([]);
    expect(await db.selectFrom('outbox').select('kind').where('user_id', '=', admin.id).execute()).toEqual([]);
    expect(await db.selectFrom('notifications').select('title').where('title', '=', 'Új tanuló az osztályodban').execute()).toHaveLength(1);
  });

  test('a mail with the message of a deleted account does not leave any more', async () => {
    const { send, write, remove, traces } = await open();
    await send();
    await write();
    delivered.length = 0;
    await remove();
    await send();
    expect(delivered).toEqual(['Töröltük a fiókodat']);
    expect(await traces()).toEqual([]);
  });
});
