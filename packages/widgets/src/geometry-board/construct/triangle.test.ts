import { describe, expect, it } from 'vitest';
import { hand } from './testing/hand.ts';

/** The perpendicular bisector of two points of the sheet by two circles round them; the numbers are of the new circles. */
const bisect = (sheet: ReturnType<typeof hand>, p: string, q: string, k: number, [one, two]: [string, string]) =>
  sheet
    .around(`${p} pont`, 'set', 4)
    .around(`${q} pont`, 'same')
    .line(`k${k} és k${k + 1} ${one} metszéspontja`, `k${k} és k${k + 1} ${two} metszéspontja`);

describe('the points of a triangle', () => {
  const at = { A: [2.4, 3], B: [8.4, 3], C: [4.8, 7.4] } satisfies Record<string, [number, number]>;

  it('finds the circumcentre by two bisectors, and the circle through a corner', () => {
    for (const what of ['circumcentre', 'circumcircle'] as const) {
      const sheet = bisect(hand({ what, at }), 'A', 'B', 1, ['felső', 'alsó']);
      expect(sheet.comment()).toContain('felezőmerőlegese');
      sheet
        .around('C pont', 'same')
        .line('k2 és k3 jobb oldali metszéspontja', 'k2 és k3 bal oldali metszéspontja')
        .mark('f1 és f2 metszéspontja');
      if (what === 'circumcircle') expect(sheet.comment()).toContain('mindhárom csúcstól');
      if (what === 'circumcircle') sheet.circle('M5 pont', 'C pont');
      expect(sheet.solved()).toBe(true);
    }
  });

  it('finds it with the set square too, not by eye', () => {
    const sheet = bisect(hand({ what: 'circumcentre', at }), 'A', 'B', 1, ['felső', 'alsó']);
    sheet.around('C pont', 'same').square('perpendicular', 'AC szakasz', 'k1 és k3 bal oldali metszéspontja');
    expect(sheet.mark('f1 és f2 metszéspontja').solved()).toBe(true);
    expect(hand({ what: 'circumcentre', at }).use({ tool: 'point' }).tap([5.4, 4.71]).solved()).toBe(false);
  });

  it('finds the centroid by two medians, and the orthocentre by two heights', () => {
    const sheet = hand({ what: 'orthocentre' }).square('perpendicular', 'AB szakasz', 'C pont');
    expect(sheet.comment()).toContain('magasságvonal');
    sheet.square('perpendicular', 'BC szakasz', 'A pont');
    expect(sheet.mark('f1 és f2 metszéspontja').solved()).toBe(true);
    const other = bisect(hand({ what: 'centroid', at }), 'A', 'B', 1, ['felső', 'alsó']).line(
      'AB és f1 metszéspontja',
      'C pont',
      'segment',
    );
    expect(other.comment()).toContain('súlyvonal');
    other.around('C pont', 'same').line('k1 és k3 jobb oldali metszéspontja', 'k1 és k3 bal oldali metszéspontja');
    other.line('AC és f3 metszéspontja', 'B pont', 'segment');
    expect(other.mark('f2 és f4 metszéspontja').solved()).toBe(true);
  });
});

describe('incentre', () => {
  const at = { A: [1.5, 1.5], B: [10.5, 1.5], C: [4.5, 8] } satisfies Record<string, [number, number]>;
  /** The bisector of the angle at a corner by the set square: perpendicular to the chord of a circle round it. */
  const halve = (sheet: ReturnType<typeof hand>, corner: string, one: string, two: string, k: number, m: number, f: number) =>
    sheet
      .around(`${corner} pont`, 'set', 3)
      .mark(`${one} és k${k} metszéspontja`)
      .mark(`${two} és k${k} metszéspontja`)
      .line(`M${m} pont`, `M${m + 1} pont`, 'segment')
      .square('perpendicular', `f${f} szakasz`, `${corner} pont`);

  it('counts by two bisectors', () => {
    const sheet = halve(hand({ what: 'incentre', at }), 'A', 'AB', 'AC', 1, 1, 1);
    expect(sheet.comment()).toContain('az A csúcsnál lévő szöget');
    halve(sheet, 'B', 'AB', 'BC', 2, 3, 3);
    expect(sheet.mark('f2 és f4 metszéspontja').solved()).toBe(true);
  });

  it('counts by rhombuses, and refuses the eye', () => {
    const sheet = hand({ what: 'incentre', at }).around('A pont', 'set', 3).mark('AB és k1 metszéspontja').mark('AC és k1 metszéspontja');
    sheet.around('M1 pont', 'same').around('M2 pont', 'same').line('A pont', 'k2 és k3 jobb oldali metszéspontja');
    halve(sheet, 'C', 'BC', 'AC', 4, 4, 2);
    expect(sheet.mark('f1 és f3 metszéspontja').solved()).toBe(true);
    expect(hand({ what: 'incentre', at }).use({ tool: 'point' }).tap([4.9, 3.9]).solved()).toBe(false);
  });
});

describe('triangle-sss', () => {
  const start = () => hand({ what: 'triangle-sss', sides: [5, 6, 7] });

  it('counts with c on the ray', () => {
    const sheet = start()
      .around('A pont', 'length c')
      .mark('e és k1 metszéspontja')
      .around('A pont', 'length b')
      .around('M1 pont', 'length a');
    expect(sheet.line('A pont', 'k2 és k3 metszéspontja', 'segment').solved()).toBe(false);
    expect(sheet.line('M1 pont', 'M2 pont', 'segment').solved()).toBe(true);
  });

  it('counts with a on the ray, and sees the corners without sides', () => {
    const sheet = start()
      .around('A pont', 'length a')
      .mark('e és k1 metszéspontja')
      .around('M1 pont', 'length b')
      .around('A pont', 'length c');
    sheet.mark('k2 és k3 metszéspontja');
    expect(sheet.missing()).toContain('Kösd össze');
    sheet.line('A pont', 'M2 pont', 'segment');
    expect(sheet.line('M2 pont', 'M1 pont', 'ray').solved()).toBe(true);
  });

  it('refuses a corner that is put by eye, and widths that are set to the same number', () => {
    const sheet = start().around('A pont', 'length c').mark('e és k1 metszéspontja').use({ tool: 'ruler', shape: 'segment' });
    sheet.choose('A pont').tap([5.79, 5.4]).choose('Q1 pont', 'M1 pont');
    expect(sheet.solved()).toBe(false);
    expect(sheet.missing()).toContain('Szemre jó');
  });
});

describe('triangle-sas', () => {
  it('counts with 60° as an equilateral triangle', () => {
    const sheet = hand({ what: 'triangle-sas', sides: [5, 7], angle: 60 })
      .around('A pont', 'length c')
      .mark('e és k1 metszéspontja');
    sheet.around('M1 pont', 'length c').line('A pont', 'k1 és k2 metszéspontja', 'ray').around('A pont', 'length b');
    expect(sheet.line('M1 pont', 'f1 és k3 metszéspontja', 'segment').solved()).toBe(true);
  });

  it('counts with a right angle from the set square', () => {
    const sheet = hand({ what: 'triangle-sas', sides: [5, 7], angle: 90 })
      .around('A pont', 'length c')
      .mark('e és k1 metszéspontja');
    sheet.square('perpendicular', 'e félegyenes', 'A pont').around('A pont', 'length b');
    expect(sheet.line('M1 pont', 'f1 és k2 metszéspontja', 'segment').solved()).toBe(true);
  });

  it('counts with the drawn angle copied, not with 60° beside it', () => {
    const state = { what: 'triangle-sas' as const, sides: [5, 7] as [number, number], angle: 50 };
    const sheet = hand(state)
      .around('S pont', 'set', 2)
      .mark('s1 és k1 metszéspontja')
      .mark('s2 és k1 metszéspontja')
      .around('A pont', 'same');
    sheet.mark('e és k2 metszéspontja').carried('M1 pont', 'M2 pont', 'M3 pont').line('A pont', 'k2 és k3 metszéspontja', 'ray');
    sheet.around('A pont', 'length c').mark('e és k4 metszéspontja').around('A pont', 'length b');
    expect(sheet.line('M5 pont', 'f1 és k5 metszéspontja', 'segment').solved()).toBe(true);
  });
});

describe('triangle-asa', () => {
  it('counts where two arms cross, without a mark there', () => {
    const sheet = hand({ what: 'triangle-asa', side: 4, angles: [60, 90] })
      .around('A pont', 'length c')
      .mark('e és k1 metszéspontja');
    sheet.around('M1 pont', 'same').line('A pont', 'k1 és k2 metszéspontja');
    expect(sheet.solved()).toBe(false);
    expect(sheet.square('perpendicular', 'e félegyenes', 'M1 pont').solved()).toBe(true);
  });

  it('counts with the angles the other way round', () => {
    const sheet = hand({ what: 'triangle-asa', side: 4, angles: [90, 60] })
      .around('A pont', 'length c')
      .mark('e és k1 metszéspontja');
    sheet.around('M1 pont', 'same').line('A pont', 'k1 és k2 metszéspontja').square('perpendicular', 'e félegyenes', 'M1 pont');
    expect(sheet.solved()).toBe(true);
  });
});
