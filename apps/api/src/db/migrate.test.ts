import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { onBothEngines } from '../testing/engines.ts';
import { violatedConstraint } from './constraint.ts';
import { migrate } from './migrate.ts';

onBothEngines('the database', fresh => {
  test('migrating again changes nothing', async () => {
    const { db } = await fresh();
    await migrate(db);
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  test('an older version goes on where a newer one has added something, and not where it was another product', async () => {
    const { db } = await fresh();
    const up = (later: Kysely<unknown>) => later.schema.createTable('later_things').addColumn('id', 'text').execute();
    await migrate(db, { '9999-later': { up } });
    await migrate(db);
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    await sql`insert into kysely_migration (name, timestamp) values ('0000-another', '')`.execute(db);
    await expect(migrate(db)).rejects.toThrow('Migrating failed');
  });

  test('a repeated key is named unique, a missing parent foreign-key', async () => {
    const { db } = await fresh();
    const job = { name: 'x', lease_until: '2026-01-01T00:00:00.000Z' };
    await db.insertInto('jobs').values(job).execute();
    expect(await db.insertInto('jobs').values(job).execute().catch(violatedConstraint)).toBe('unique');
    const view = { user_id: 'nobody', lesson_slug: 's', started_at: 't' };
    expect(await db.insertInto('lesson_views').values(view).execute().catch(violatedConstraint)).toBe('foreign-key');
  });
});
