import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addClass } from '../../testing/school.ts';

onBothEngines('groups of a class', fresh => {
  test('are made, changed, read without those who left, and deleted', async () => {
    const { engine, clock, call } = await testApp({ engine: await fresh() });
    const { teacher, id, students } = await addClass(engine.db, clock, { names: ['Nagy Ákos', 'Kis Bea', 'Tóth Cili'] });
    const [akos, bea, cili] = students.map(student => student.id);
    const other = await addClass(engine.db, clock, { names: ['Idegen Ida'] });
    const teach = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
      call(method, url, { token: teacher.token, ...(body ? { body } : {}) });
    const url = `/api/teacher/class/${id}/groups`;
    const groups = async () => (await teach('GET', url)).body.groups as { id: string; student_ids: string[] }[];

    const made = await teach('POST', url, { name: 'Felzárkóztató', studentIds: [akos, bea] });
    const group = (made.body.group as { id: string }).id;
    expect((await teach('POST', url, { name: 'Idegen', studentIds: [other.students[0]?.id] })).status).toBe(404);
    expect((await teach('POST', url, { name: 'Üres', studentIds: [] })).body.message).toBe('Válassz ki legalább egy tanulót.');
    expect((await groups())[0]?.student_ids.toSorted()).toEqual([akos, bea].toSorted());

    expect((await teach('PUT', `/api/teacher/group/${group}`, { name: 'Haladó', studentIds: [bea, cili] })).status).toBe(200);
    await teach('DELETE', `/api/teacher/class/${id}/students/${cili}`);
    expect(await groups()).toMatchObject([{ id: group, name: 'Haladó', student_ids: [bea] }]);

    expect((await teach('DELETE', `/api/teacher/group/${group}`)).status).toBe(200);
    expect(await groups()).toEqual([]);
    expect((await teach('DELETE', `/api/teacher/group/${group}`)).status).toBe(404);
  });
});
