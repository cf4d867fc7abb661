import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { onBothEngines } from '../testing/engines.ts';
import { DEMO_CLASS_CODE, DEMO_PASSWORD, mainAccounts } from './accounts.ts';
import { isEmpty, seedDemo } from './seed-demo.ts';

onBothEngines('the demo school', fresh => {
  test('every account signs in and no screen of theirs is empty', async () => {
    const { deps, call, engine } = await testApp({ engine: await fresh() });
    expect(await isEmpty(engine.db)).toBe(true);
    await seedDemo(deps);
    expect(await isEmpty(engine.db)).toBe(false);
    const tokens = new Map<string, string>();
    for (const { key, email } of mainAccounts) {
      const { status, body } = await call('POST', '/api/login', { body: { email, password: DEMO_PASSWORD } });
      expect([key, status]).toEqual([key, 200]);
      tokens.set(key, String(body.token));
    }
    const read = async (key: string, url: string) => (await call('GET', url, { token: tokens.get(key) ?? '' })).body;

    const shown = {
      diak: ['trialing', false],
      tanar: ['vip_teacher', true],
      'uj-tanar': ['trialing', false],
      premium: ['active', true],
    } as const;
    for (const [key, [subscription_status, is_subscribed]] of Object.entries(shown))
      expect([key, await read(key, '/api/profile')]).toMatchObject([key, { subscription_status, is_subscribed }]);
    expect(await read('ingyenes', '/api/profile')).toMatchObject({ is_permanent_free: true });
    expect(await read('osztalytars', '/api/profile')).toMatchObject({ is_member_of_approved_class: true, subscriptions: [] });
    expect(await read('lejart', '/api/profile')).toMatchObject({ is_subscribed: false, subscription_status: 'none', subscriptions: [] });
    for (const key of tokens.keys()) expect([key, (await read(key, '/api/notifications')).notifications]).not.toEqual([key, []]);

    const { classes } = (await read('tanar', '/api/teacher/classes')) as {
      classes: { id: string; class_code: string; student_count: number }[];
    };
    expect(classes).toMatchObject([{ class_code: DEMO_CLASS_CODE, student_count: 12 }]);
    const inClass = `/api/teacher/class/${classes[0]?.id}`;
    for (const [url, list] of [
      ['students', 'students'],
      ['heat-map', 'topics'],
      ['stuck', 'stuck'],
      ['misconceptions', 'misconceptions'],
      ['hardest-questions', 'questions'],
      ['homework', 'homework'],
      ['export', 'rows'],
    ])
      expect([url, ((await read('tanar', `${inClass}/${url}`))[list ?? ''] as unknown[]).length > 0]).toEqual([url, true]);
    const { homework } = (await read('tanar', `${inClass}/homework`)) as { homework: { id: string; note: string }[] };
    const done = homework.find(({ note }) => note.startsWith('Ha bizonytalan'))?.id;
    const pupil = await engine.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', mainAccounts.find(({ key }) => key === 'osztalytars')?.name ?? '')
      .executeTakeFirstOrThrow();
    const { answers } = (await read('tanar', `/api/teacher/homework/${done}/answers/${pupil.id}`)) as {
      answers: { given: { status: string }[] }[];
    };
    expect(answers.length).toBeGreaterThan(4);
    expect(new Set(answers.map(({ given }) => given.at(-1)?.status))).toEqual(new Set(['correct']));
    expect(await read('osztalytars', '/api/homework')).toMatchObject({ homework: [{}, {}, {}] });
    expect(((await read('diak', '/api/profile/recommendations')).recommendations as unknown[]).length).toBeGreaterThan(0);
    const { parts } = (await read('diak', '/api/guide/today')).today as { parts: unknown[] };
    expect(parts.length).toBeGreaterThan(1);
    expect(Object.keys((await read('diak', '/api/guide/labels')).labels as object).length).toBeGreaterThan(2);
    expect(await read('admin', '/api/admin/users?status=pending')).toMatchObject({ users: [{ username: 'Török Gábor' }] });
    expect(((await read('admin', '/api/admin/messages')).messages as unknown[]).length).toBe(4);
    expect(((await read('admin', '/api/admin/reports')).reports as unknown[]).length).toBeGreaterThan(0);
    expect(((await read('premium', '/api/profile/payments')).payments as unknown[]).length).toBe(1);
  });
});

test('never in production', async () => {
  const { deps } = await testApp();
  await expect(seedDemo({ ...deps, settings: { ...deps.settings, production: true } })).rejects.toThrow('production');
});
