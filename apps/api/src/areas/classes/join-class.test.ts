import { AppError } from '@eszkerek/contract';
import { expect, test } from 'vitest';
import type { Engine } from '../../db/engine.ts';
import { TestClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent, addTeacher } from '../../testing/people.ts';
import { createPaidClass } from './create-paid-class.ts';
import { joinClass } from './join-class.ts';

const clock = new TestClock();
const now = clock.now();

const school = async (engine: Engine, maxStudents = 5) => {
  const teacher = await addTeacher(engine.db, now);
  const make = (checkoutId: string) =>
    engine.db
      .transaction()
      .execute(trx =>
        createPaidClass(
          trx,
          { clock },
          { checkoutId, teacherId: teacher.id, className: '5. A', maxStudents, paidAt: now.toISOString(), endedAt: null },
        ),
      );
  const { id } = await make('c1');
  const { class_code } = await engine.db.selectFrom('classes').select('class_code').where('id', '=', id).executeTakeFirstOrThrow();
  const join = (userId: string, classCode = class_code) =>
    engine.db.transaction().execute(trx => joinClass(trx, { clock }, { userId, classCode }));
  return { teacher, id, class_code, join, make };
};

const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'joined',
    error => (error instanceof AppError ? error.code : error),
  );

onBothEngines('joining a class', fresh => {
  test('a checkout makes one class however often it is reported', async () => {
    const engine = await fresh();
    const { id, make, class_code } = await school(engine);
    expect(await make('c1')).toEqual({ id });
    expect((await make('c2')).id).not.toBe(id);
    expect(class_code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
  });

  test('a code is read in any case and with spaces; both sides are notified; joining twice is joining once', async () => {
    const engine = await fresh();
    const { teacher, id, class_code, join } = await school(engine);
    const student = await addStudent(engine.db, now);
    await join(student.id, ` ${class_code.slice(0, 3).toLowerCase()} ${class_code.slice(3)}`);
    expect(await join(student.id)).toEqual({ classId: id, className: '5. A' });
    const notified = await engine.db.selectFrom('notifications').select(['user_id', 'title']).orderBy('id').execute();
    expect(notified.filter(n => n.user_id === student.id)).toHaveLength(1);
    expect(notified.filter(n => n.user_id === teacher.id).map(n => n.title)).toEqual([
      'Elkészült az osztályod',
      'Új tanuló az osztályodban',
    ]);
  });

  test('an unknown code, a second class and an expired class are refused in words', async () => {
    const engine = await fresh();
    const { join, make } = await school(engine);
    const student = await addStudent(engine.db, now);
    expect(await codeOf(join(student.id, 'ZZZZZZ'))).toBe('classCodeUnknown');
    await join(student.id);
    const other = await make('c2');
    const { class_code } = await engine.db.selectFrom('classes').select('class_code').where('id', '=', other.id).executeTakeFirstOrThrow();
    expect(await codeOf(join(student.id, class_code))).toBe('alreadyInClass');
    await engine.db.updateTable('classes').set({ expires_at: now.toISOString() }).where('id', '!=', other.id).execute();
    expect(await codeOf(join((await addStudent(engine.db, now)).id))).toBe('classCodeUnknown');
    expect(await codeOf(join(student.id, class_code))).toBe('joined');
  });

  test('of 100 pupils at the last seat exactly one gets it', async () => {
    const engine = await fresh();
    const { join } = await school(engine);
    for (let i = 0; i < 4; i++) await join((await addStudent(engine.db, now)).id);
    const students = [];
    for (let i = 0; i < 100; i++) students.push(await addStudent(engine.db, now));
    const outcomes = await Promise.all(students.map(student => codeOf(join(student.id))));
    expect(outcomes.filter(o => o === 'joined')).toHaveLength(1);
    expect(outcomes.filter(o => o === 'classFull')).toHaveLength(99);
  });
});
