import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addTeacher } from '../../testing/people.ts';
import { addClass } from '../../testing/school.ts';

onBothEngines('a second teacher of a class', fresh => {
  const open = async () => {
    const app = await testApp({ engine: await fresh() });
    const made = await addClass(app.engine.db, app.clock, { names: ['Kiss Lili'] });
    const colleague = await addTeacher(app.engine.db, app.clock.now(), { username: 'Társ Tamás' });
    const invite = async () =>
      String((await app.call('POST', `/api/teacher/class/${made.id}/invite`, { token: made.teacher.token })).body.code);
    const join = (code: string, token = colleague.token) => app.call('POST', '/api/teacher/join-class', { token, body: { code } });
    const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
      app.call(method, `/api/teacher/${path}`, { token: colleague.token, ...(body ? { body } : {}) });
    return { ...app, ...made, colleague, invite, join, ask };
  };

  test('reads and does everything the first one does', async () => {
    const { id, students, invite, join, ask } = await open();
    const [pupil] = students.map(student => student.id);
    const reads = [
      'students',
      'roster',
      'heat-map',
      'stuck',
      'misconceptions',
      'hardest-questions',
      'export',
      'homework',
      'groups',
      'teachers',
    ];
    for (const path of reads) expect((await ask('GET', `class/${id}/${path}`)).status, path).toBe(404);
    expect((await join((await invite()).toLowerCase())).body.message).toBe('Mostantól ezt az osztályt is tanítod: 6. B.');
    for (const path of reads) expect((await ask('GET', `class/${id}/${path}`)).status, path).toBe(200);
    expect((await ask('GET', `student/${pupil}/progress`)).status).toBe(200);
    expect((await ask('GET', 'classes')).body.classes).toMatchObject([{ id }]);
    const group = (await ask('POST', `class/${id}/groups`, { name: 'Haladó', studentIds: [pupil] })).body.group as { id: string };
    expect((await ask('DELETE', `group/${group.id}`)).status).toBe(200);
    expect((await ask('POST', `class/${id}/sign-in-cards`, { studentIds: [pupil] })).status).toBe(200);
  });

  test('joins once by a code that lives for a week, and only the owner gives one', async () => {
    const { id, clock, invite, join, ask, teacher, call } = await open();
    const first = await invite();
    const second = await invite();
    expect((await join(first)).body.code).toBe('inviteInvalid');
    expect((await join(second, teacher.token)).status).toBe(409);
    expect((await join(second)).status).toBe(200);
    expect((await join(second)).body.code).toBe('inviteInvalid');
    expect((await ask('POST', `class/${id}/invite`)).status).toBe(403);
    const late = await invite();
    clock.forward({ days: 8 });
    expect((await join(late)).body.code).toBe('inviteInvalid');
    const { body } = await call('GET', `/api/teacher/class/${id}/teachers`, { token: teacher.token });
    expect(body).toMatchObject({ is_owner: true, teachers: [{ owner: true }, { name: 'Társ Tamás', owner: false }] });
  });

  test('sees nothing any more once removed, and may leave', async () => {
    const { id, invite, join, ask, colleague, teacher, call } = await open();
    await join(await invite());
    expect((await ask('DELETE', `class/${id}/teachers/${teacher.id}`)).status).toBe(403);
    expect((await call('DELETE', `/api/teacher/class/${id}/teachers/${colleague.id}`, { token: teacher.token })).status).toBe(200);
    expect((await ask('GET', `class/${id}/students`)).status).toBe(404);
    await join(await invite());
    expect((await ask('DELETE', `class/${id}/teachers/${colleague.id}`)).status).toBe(200);
    expect((await ask('GET', 'classes')).body.classes).toEqual([]);
  });
});
