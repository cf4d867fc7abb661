import type { GuideMap, GuideOther, GuideToday, PlacementState, PlacementView } from '@eszkerek/contract/guide-shapes';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent } from '../../testing/people.ts';
import { testPupil } from '../../testing/pupil.ts';

onBothEngines('a placement left half-way', fresh => {
  test('is offered on that day and the next, and among the others once it was put aside', async () => {
    const app = await testApp({ engine: await fresh() });
    const { token } = await addStudent(app.engine.db, app.clock.now());
    const pupil = testPupil(app, token);
    const start = async () => (await pupil.post('/api/guide/placement/matematika')).placement as PlacementView;
    const placementOf = async () =>
      ((await pupil.get('/api/guide/today')).today as GuideToday).parts.find(({ kind }) => kind === 'placement');
    const onMap = async () => ((await pupil.get('/api/guide/map/matematika')).map as GuideMap).placement;
    expect(await placementOf()).toMatchObject({ minutes: 16, open: null, reason: { id: 'placement' } });
    const minutesLeft = async () => {
      const { minutes = 0, open = null } = (await placementOf()) ?? {};
      return open ? (minutes * (open.of - open.answered)) / open.of : minutes;
    };
    const shown = [await minutesLeft()];
    expect(await onMap()).toEqual({ answered: 0 });
    let view = await start();
    for (let n = 1; view.state === 'asking'; n++) {
      view = (
        await pupil.post(`/api/guide/placements/${view.id}/answers`, { questionId: view.question?.id, unknown: true, key: `kulcs-${n}-xx` })
      ).placement as PlacementView;
      shown.push(await minutesLeft());
    }
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    expect(shown.at(-1)).toBe(8);
    expect(view).toMatchObject({ state: 'resting', asked: 10 });
    const stateOf = async (subject: string) => (await pupil.get(`/api/guide/placement/${subject}`)).state as PlacementState;
    expect(await stateOf('matematika')).toEqual({ asked: 10, most: 20, begins_in: null });
    expect(await stateOf('fizika'), 'nobody has begun here').toMatchObject({ asked: 0 });
    const half = { minutes: 16, open: { answered: 10, of: 20 }, reason: { id: 'placement-rest' } };
    expect(await placementOf()).toMatchObject(half);
    expect(await onMap()).toEqual({ answered: 10 });
    app.clock.forward({ days: 1 });
    const next = await placementOf();
    expect(next).toMatchObject({ ...half, link: '/hol-tartasz/matematika' });

    const othersOf = async () => (await pupil.get(`/api/guide/today/${next?.id}/others`)).others as GuideOther[];
    const [other] = await othersOf();
    expect(other?.kind).not.toBe('placement');
    await pupil.post(`/api/guide/today/${next?.id}/swap`, { kind: other?.kind, target: other?.target });
    expect(await placementOf()).toBeUndefined();
    expect(await onMap()).toBeNull();
    expect((await othersOf())[0]).toMatchObject({ kind: 'placement', target: 'matematika', minutes: 8 });
  });

  test('is not begun in a subject that starts after the own grade', async () => {
    const app = await testApp({ engine: await fresh() });
    const { token } = await addStudent(app.engine.db, app.clock.now());
    const pupil = testPupil(app, token);
    const first = async (grade: number) => {
      await app.call('PUT', '/api/guide/settings', { token, body: { grade, country: 'ro' } });
      return ((await pupil.get('/api/guide/placement/fizika')).state as PlacementState).begins_in;
    };
    expect([await first(5), await first(6)]).toEqual([6, null]);
  });
});
