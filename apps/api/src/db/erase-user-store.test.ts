import { expect, test } from 'vitest';
import { onBothEngines } from '../testing/engines.ts';
import { addFullAccount, dumpTables } from '../testing/full-account.ts';
import { eraseUser } from './erase-user-store.ts';
import { exportUser, SECRET } from './export-user-store.ts';
import { labelledTables } from './personal-data.ts';

const now = new Date('2026-11-15T08:00:00Z');

onBothEngines('personal data', fresh => {
  test('the export holds every personal and billing column of the account, secrets only as a word', async () => {
    const engine = await fresh();
    const { userId, mark } = await addFullAccount(engine, now);
    const found = await exportUser(engine.db, userId);
    for (const [table, label] of labelledTables) {
      if (label.owners.length === 0) continue;
      for (const [column, kind] of Object.entries(label.columns)) {
        const values = (found[table]?.rows ?? []).map(row => row[column]);
        if (kind === 'none') expect([table, column, values.every(v => v === undefined)]).toEqual([table, column, true]);
        else expect([table, column, values.some(v => v !== undefined)]).toEqual([table, column, true]);
        if (kind === 'secret') expect(values.every(v => v === SECRET || v === null)).toBe(true);
      }
    }
    expect(JSON.stringify(found)).toContain(mark('contact_messages', 'message'));
    expect(JSON.stringify(found)).not.toContain(mark('sessions', 'token_hash'));
  });

  test('after deletion nothing leads to the person and nothing personal is left but unnamed billing rows', async () => {
    const engine = await fresh();
    const { userId, email } = await addFullAccount(engine, now);
    expect(await engine.db.transaction().execute(trx => eraseUser(trx, userId))).toBe(true);
    const dump = await dumpTables(engine);
    const text = JSON.stringify(dump);
    for (const trace of [userId, email, '§users.', '§progress.', '§notifications.', '§contact_messages.', '§homework_notes.'])
      expect([trace, text.includes(trace)]).toEqual([trace, false]);
    for (const [table, label] of labelledTables)
      if (label.erase === 'delete' && table !== 'users' && table !== 'sessions') expect([table, dump[table]]).toEqual([table, []]);
    for (const table of ['payments', 'subscriptions', 'checkouts', 'billing_subjects'] as const) expect(dump[table]).toHaveLength(1);
    expect(dump.billing_subjects?.[0]?.user_id).toBeNull();
    expect(dump.class_seats?.[0]).toMatchObject({ student_id: null, joined_at: null });
    const exported = await exportUser(engine.db, userId);
    expect(Object.values(exported).flatMap(t => t.rows)).toEqual([]);
    expect(await engine.db.transaction().execute(trx => eraseUser(trx, userId))).toBe(false);
  });
});
