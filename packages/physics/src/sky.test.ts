import { expect, it } from 'vitest';
import { dayLength, declination, eclipseAt, litShare, MONTH, phaseOf, seasonOf, sunDistance, sunHeight } from './sky.ts';

it('goes through the eight phases in a month', () => {
  const eighths = Array.from({ length: 8 }, (_, i) => phaseOf((MONTH * i) / 8));
  expect(eighths).toEqual([
    'new',
    'waxing-crescent',
    'first-quarter',
    'waxing-gibbous',
    'full',
    'waning-gibbous',
    'last-quarter',
    'waning-crescent',
  ]);
  expect(phaseOf(MONTH - 0.5)).toBe('new');
  expect(phaseOf(28)).toBe('waning-crescent');
});

it('lights half of the disc at a quarter and all of it at full moon', () => {
  expect([0, MONTH / 4, MONTH / 2].map(litShare).map(share => Math.round(share * 1000) / 1000)).toEqual([0, 0.5, 1]);
});

it('has an eclipse only in line', () => {
  expect(eclipseAt(0, 0)).toEqual({ kind: 'solar', total: true });
  expect(eclipseAt(0, 2.5)).toEqual({ kind: 'solar', total: false });
  expect(eclipseAt(0, 5).kind).toBe('none');
  expect(eclipseAt(14.75, 0.5)).toEqual({ kind: 'lunar', total: true });
  expect(eclipseAt(14.75, 1.5)).toEqual({ kind: 'lunar', total: false });
  expect(eclipseAt(14.75, 2.5).kind).toBe('none');
  expect(eclipseAt(7.25, 0).kind).toBe('none');
  expect(eclipseAt(14.25, 0).kind).toBe('none');
});

it('declines with the seasons', () => {
  expect(declination(80)).toBeCloseTo(0, 9);
  expect(declination(172)).toBeCloseTo(23.4, 1);
  expect(declination(355)).toBeCloseTo(-23.4, 1);
  expect(declination(172, 0)).toBe(0);
});

it('gives the noon heights and day lengths of the almanac', () => {
  const [june, december] = [declination(172), declination(355)];
  expect(sunHeight(12, 47.5, june)).toBeCloseTo(65.9, 0);
  expect(sunHeight(12, 47.5, december)).toBeCloseTo(19.1, 0);
  expect(sunHeight(6, 47.5, 0)).toBeCloseTo(0, 9);
  expect(dayLength(47.5, 0)).toBeCloseTo(12, 9);
  expect(dayLength(47.5, june)).toBeCloseTo(15.75, 1);
  expect(dayLength(47.5, december)).toBeCloseTo(8.25, 1);
  expect([dayLength(80, june), dayLength(80, december)]).toEqual([24, 0]);
});

it('is nearest to the Sun in winter', () => {
  expect(sunDistance(3)).toBeCloseTo(147.1, 1);
  expect(sunDistance(186)).toBeCloseTo(152.1, 1);
  expect([3, 100, 200, 300, 360].map(seasonOf)).toEqual(['winter', 'spring', 'summer', 'autumn', 'winter']);
});
