import { expect, it } from 'vitest';
import { hand } from './testing/hand.ts';

const bisector = () => hand({ what: 'perpendicular-bisector' });

it('finds the crossing near a finger, and the one that is nearer', () => {
  const sheet = bisector().around('A pont', 'set', 4).around('B pont', 'same').use({ tool: 'ruler' });
  expect(sheet.labels()).toContain('k1 és k2 felső metszéspontja');
  sheet.tap([5.4, 7.9]);
  expect(sheet.board().things.at(-1)).toMatchObject({ id: 'M1', by: 'meet', of: ['k1', 'k2'] });
});

it('puts a point on the line that is touched, and free beside it', () => {
  const sheet = bisector().use({ tool: 'point' }).tap([6, 5.1], [10, 1], [3.5, 4.7]);
  expect(sheet.board().things).toMatchObject([
    { id: 'Q1', by: 'on', of: 'AB' },
    { id: 'Q2', by: 'free' },
  ]);
  expect(sheet.comment()).toBe('Itt már van egy pont.');
});

it('opens the compass to a free place without a point there', () => {
  const sheet = bisector().use({ tool: 'compass', source: 'through' }).tap([3.4, 4.6], [3.4, 7.82]);
  expect(sheet.board().things).toEqual([{ id: 'k1', type: 'circle', centre: 'A', opening: 3.22 }]);
  expect(sheet.around('B pont', 'same').board().things[1]).toMatchObject({ centre: 'B', opening: 3.22 });
});

it('takes back a begun action, then the last one, with the points it marked', () => {
  const sheet = bisector()
    .circle('A pont', 'B pont')
    .circle('B pont', 'A pont')
    .line('k1 és k2 felső metszéspontja', 'k1 és k2 alsó metszéspontja');
  expect(sheet.board().things).toHaveLength(5);
  expect(sheet.choose('A pont').undo().board().things).toHaveLength(5);
  expect(sheet.undo().board().things).toHaveLength(2);
  expect(sheet.undo().undo().undo().board().things).toHaveLength(0);
});

it('erases a thing with all that is built on it, and brings it back', () => {
  const sheet = bisector()
    .circle('A pont', 'B pont')
    .circle('B pont', 'A pont')
    .line('k1 és k2 felső metszéspontja', 'k1 és k2 alsó metszéspontja');
  expect(sheet.erase('k1 kör').board().things).toMatchObject([{ id: 'k2' }]);
  expect(sheet.undo().solved()).toBe(true);
});

it('forgets an opening between points that are gone', () => {
  const sheet = bisector().use({ tool: 'point' }).tap([10, 1]).circle('A pont', 'Q1 pont').use({ source: 'same' });
  expect(sheet.board()).toMatchObject({ source: 'same', kept: ['A', 'Q1'] });
  expect(sheet.undo().undo().board()).toMatchObject({ source: 'through', kept: null });
});

it('does not draw the same thing twice', () => {
  const sheet = bisector().circle('A pont', 'B pont').circle('A pont', 'B pont');
  expect(sheet.board().things).toHaveLength(1);
  expect(sheet.comment()).toBe('Ez már a lapon van: k1 kör.');
  expect(sheet.line('B pont', 'A pont', 'segment').comment()).toBe('Ez már a lapon van: AB szakasz.');
  expect(sheet.line('A pont', 'B pont', 'line').board().things).toHaveLength(2);
});

it('says what two circles do', () => {
  expect(bisector().around('A pont', 'set', 2).around('B pont', 'same').comment()).toContain('Nyisd nagyobbra a körzőt');
  expect(bisector().around('A pont', 'set', 4).around('B pont', 'same').comment()).toBe(
    'A k1 és a k2 kör metszi egymást: a metszéspontjaik egyforma messze vannak A-tól és B-től.',
  );
  expect(bisector().around('A pont', 'set', 4).around('B pont', 'set', 3).comment()).toContain('nem egyforma messze vannak A-tól és B-től');
  expect(hand({ what: 'perpendicular' }).around('P pont', 'set', 2).comment()).toContain('Nyisd nagyobbra a körzőt');
  expect(hand({ what: 'perpendicular' }).around('P pont', 'set', 5).comment()).toContain('két pontban metszi az e egyenest');
  expect(bisector().around('A pont', 'set', 6).comment()).toBe('Megvan a k1 kör.');
  expect(hand({ what: 'angle-bisector' }).around('O pont', 'set', 3).comment()).toContain('mindkét szárat');
});

it('says the distances where circles are not meant to be equal', () => {
  const sheet = hand({ what: 'triangle-sss', sides: [5, 6, 7] })
    .around('A pont', 'length c')
    .mark('e és k1 metszéspontja');
  sheet.around('A pont', 'length b').around('M1 pont', 'length a');
  expect(sheet.comment()).toMatch(/^A k2 és a k3 kör metszi egymást: a metszéspontjaik A-tól 6\scm-re, M1-től 5\scm-re vannak\.$/);
});

it('names a second pick of the same point and an empty place', () => {
  expect(bisector().use({ tool: 'ruler' }).choose('A pont', 'A pont').comment()).toContain('Válassz egy másikat');
  expect(bisector().use({ tool: 'set-square' }).tap([1, 1]).comment()).toContain('Itt nincs vonal');
});
