import { describe, expect, it } from 'vitest';
import { hand } from './testing/hand.ts';

type Hand = ReturnType<typeof hand>;

describe('perpendicular-bisector', () => {
  const start = () => hand({ what: 'perpendicular-bisector' });

  it('counts with circles of the radius AB', () => {
    const sheet = start().circle('A pont', 'B pont').circle('B pont', 'A pont');
    expect(sheet.solved()).toBe(false);
    expect(sheet.line('k1 és k2 felső metszéspontja', 'k1 és k2 alsó metszéspontja').solved()).toBe(true);
  });

  it('counts with any equal opening, in any order, as a segment', () => {
    const sheet = start().around('B pont', 'set', 4).around('A pont', 'same');
    expect(sheet.line('k1 és k2 alsó metszéspontja', 'k1 és k2 felső metszéspontja', 'segment').solved()).toBe(true);
  });

  it('counts with circles that only just meet', () => {
    const sheet = hand({ what: 'perpendicular-bisector', at: { A: [3.4, 4.6], B: [8.3, 5.5] } }).around('A pont', 'set', 2.5);
    sheet.around('B pont', 'same');
    expect(sheet.line('k1 és k2 alsó metszéspontja', 'k1 és k2 felső metszéspontja').solved()).toBe(true);
  });

  it('counts with a set square at the constructed midpoint', () => {
    const sheet = start().around('A pont', 'set', 4).around('B pont', 'set', 4);
    sheet.line('k1 és k2 felső metszéspontja', 'k1 és k2 alsó metszéspontja').erase('f1 egyenes');
    expect(sheet.solved()).toBe(false);
    expect(sheet.square('perpendicular', 'AB szakasz', 'M1 pont').solved()).toBe(true);
  });

  it('refuses different openings', () => {
    const sheet = start().around('A pont', 'set', 4).around('B pont', 'set', 4.5);
    expect(sheet.line('k1 és k2 felső metszéspontja', 'k1 és k2 alsó metszéspontja').solved()).toBe(false);
  });

  it('refuses a line put by eye, even where it is exact', () => {
    const sheet = start().use({ tool: 'set-square', angle: 'perpendicular' }).choose('AB szakasz').tap([5.8, 5.1]);
    expect(sheet.solved()).toBe(false);
    expect(sheet.missing()).toContain('Szemre jó');
  });

  it('refuses two circles that only look equal', () => {
    const sheet = start().use({ tool: 'compass', source: 'through' });
    sheet.choose('A pont').tap([7.39, 4.6]).choose('B pont').tap([4.16, 5.6]);
    expect(sheet.line('k1 és k2 felső metszéspontja', 'k1 és k2 alsó metszéspontja').solved()).toBe(false);
  });
});

describe('angle-bisector', () => {
  const arms = (sheet: Hand) => sheet.around('O pont', 'set', 4).mark('a és k1 metszéspontja').mark('b és k1 metszéspontja');

  it('counts with equal circles from the arms', () => {
    const sheet = arms(hand({ what: 'angle-bisector' }))
      .around('M1 pont', 'set', 3)
      .around('M2 pont', 'same');
    expect(sheet.line('O pont', 'k2 és k3 jobb oldali metszéspontja', 'ray').solved()).toBe(true);
  });

  it('counts as a perpendicular to the chord', () => {
    const sheet = arms(hand({ what: 'angle-bisector' })).line('M1 pont', 'M2 pont', 'segment');
    expect(sheet.square('perpendicular', 'f1 szakasz', 'O pont').solved()).toBe(true);
  });

  it('refuses a free point in the middle', () => {
    const sheet = hand({ what: 'angle-bisector' }).use({ tool: 'ruler', shape: 'ray' }).choose('O pont').tap([6.6, 5.4]);
    expect(sheet.solved()).toBe(false);
  });
});

describe('perpendicular', () => {
  it.each([true, false])('counts with circles, P on the line: %s', onLine => {
    const sheet = hand({ what: 'perpendicular', onLine }).around('P pont', 'set', onLine ? 3 : 5);
    sheet.mark('e és k1 bal oldali metszéspontja').mark('e és k1 jobb oldali metszéspontja');
    sheet.around('M1 pont', 'set', 4).around('M2 pont', 'same');
    expect(sheet.line('P pont', 'k2 és k3 alsó metszéspontja').solved()).toBe(true);
  });

  it('counts with two circles through P', () => {
    const sheet = hand({ what: 'perpendicular' }).use({ tool: 'point' }).tap([3, 3.44], [10, 4.28]);
    sheet.circle('Q1 pont', 'P pont').circle('Q2 pont', 'P pont');
    expect(sheet.line('P pont', 'k1 és k2 alsó metszéspontja').solved()).toBe(true);
  });

  it('counts with the set square, and refuses the eye', () => {
    expect(hand({ what: 'perpendicular' }).square('perpendicular', 'e egyenes', 'P pont').solved()).toBe(true);
    expect(hand({ what: 'perpendicular' }).use({ tool: 'ruler' }).choose('P pont').tap([6.79, 3.8]).solved()).toBe(false);
  });
});

describe('parallel', () => {
  it('counts as a side of a rhombus', () => {
    const sheet = hand({ what: 'parallel' }).use({ tool: 'point' }).tap([6, 3.8]);
    sheet.circle('Q1 pont', 'P pont').circle('P pont', 'Q1 pont').mark('e és k1 jobb oldali metszéspontja');
    sheet.circle('M1 pont', 'Q1 pont');
    expect(sheet.line('P pont', 'k2 és k3 jobb oldali metszéspontja').solved()).toBe(true);
  });

  it('counts as the perpendicular of a perpendicular, and in one step', () => {
    const sheet = hand({ what: 'parallel' }).square('perpendicular', 'e egyenes', 'P pont');
    expect(sheet.comment()).toContain('párhuzamos lesz e-vel');
    expect(sheet.square('perpendicular', 'f1 egyenes', 'P pont').solved()).toBe(true);
    expect(hand({ what: 'parallel' }).square('parallel', 'e egyenes', 'P pont').solved()).toBe(true);
  });

  it('refuses the eye', () => {
    expect(hand({ what: 'parallel' }).use({ tool: 'ruler' }).choose('P pont').tap([8.9, 7.3]).solved()).toBe(false);
  });
});

describe('mirror-point', () => {
  it('counts with two circles round points of the axis', () => {
    const sheet = hand({ what: 'mirror-point' }).use({ tool: 'point' }).tap([3, 3.44], [9, 4.16]);
    sheet.circle('Q1 pont', 'P pont').circle('Q2 pont', 'P pont');
    expect(sheet.missing()).toContain('Jelöld meg');
    expect(sheet.mark('k1 és k2 alsó metszéspontja').solved()).toBe(true);
  });

  it('counts with the set square and the distance carried over', () => {
    const sheet = hand({ what: 'mirror-point' }).square('perpendicular', 't egyenes', 'P pont');
    expect(sheet.comment()).toContain('a tükörkép ezen');
    sheet.circle('t és f1 metszéspontja', 'P pont');
    expect(sheet.mark('f1 és k1 alsó metszéspontja').solved()).toBe(true);
  });

  it('refuses a free point', () => {
    expect(hand({ what: 'mirror-point' }).use({ tool: 'point' }).tap([7.13, 0.73]).solved()).toBe(false);
  });
});
