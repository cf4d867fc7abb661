import { describe, expect, it } from 'vitest';
import { clock, type DayConfig, day, isLight, sunriseOf } from './day.ts';
import { type EclipseConfig, eclipse } from './eclipse.ts';
import { litPath } from './lit-disc.ts';
import { faceShows, type PhasesConfig, phases } from './phases.ts';
import { dateText, lengthOfDay, noonHeight, type SeasonsConfig, seasons } from './seasons.ts';

const about = { text: { task: 'x', solved: 'y' }, alt: 'x' };

describe('phases', () => {
  const config: PhasesConfig = { mode: 'phases', state: { day: 0, face: false }, ...about };
  const now = phases.initial(config, 1);

  it('finds the phase by the day', () => {
    expect(phases.evaluate(config, { phase: 'full' }, { ...now, day: 14.75 }).solved).toBe(true);
    expect(phases.evaluate(config, { phase: 'full' }, now).say).toContain('újhold');
    expect(phases.evaluate(config, { day: 0 }, { ...now, day: 29.25 }).solved).toBe(true);
  });

  it('hides the face until the phase is named', () => {
    expect(faceShows(config, now)).toBe(false);
    expect(faceShows(config, { ...now, guess: 'full' })).toBe(false);
    expect(faceShows(config, { ...now, guess: 'new' })).toBe(true);
    expect(phases.describe(config, now)).not.toContain('újhold:');
  });

  it('draws the lit part on the right side while it grows', () => {
    const sweeps = (path: string) => [...path.matchAll(/ 0 0 (\d) /g)].map(([, sweep]) => sweep).join('');
    expect(sweeps(litPath(10, 0.2))).toBe('10');
    expect(sweeps(litPath(10, 0.8))).toBe('11');
    expect(sweeps(litPath(10, 0.8, 'left'))).toBe('00');
    expect(sweeps(litPath(10, 0.2, 'left'))).toBe('01');
  });
});

it('has an eclipse only at the right phase and height', () => {
  const config: EclipseConfig = { mode: 'eclipse', state: { day: 10, offset: 5 }, ...about };
  const at = (to: number, offset: number) => ({ ...eclipse.initial(config, 1), day: to, offset });
  expect(eclipse.evaluate(config, { eclipse: 'lunar' }, at(14.75, 0)).solved).toBe(true);
  expect(eclipse.evaluate(config, { eclipse: 'lunar' }, at(14.75, 6)).say).toContain('egy vonal');
  expect(eclipse.evaluate(config, { eclipse: 'lunar' }, at(0, 0)).say).toContain('napfogyatkozás');
  expect(eclipse.evaluate(config, { eclipse: 'none', phase: 'new' }, at(0, 6)).solved).toBe(true);
});

it('tells day from night', () => {
  const config: DayConfig = { mode: 'day', state: { hour: 12 }, ...about };
  expect(sunriseOf(config)).toBeCloseTo(6, 6);
  expect(isLight(config, 12, 'day')).toBe(true);
  expect(isLight(config, 18, 'sunset')).toBe(true);
  expect(isLight(config, 23, 'night')).toBe(true);
  expect(clock(7.25)).toBe('7.15');
  expect(day.evaluate(config, { light: 'sunset' }, day.initial(config, 1)).say).toContain('nappal');
});

it('has the seasons of the tilt, not of the distance', () => {
  const config: SeasonsConfig = { mode: 'seasons', state: { date: 172, latitude: 47 }, ...about };
  const june = seasons.initial(config, 1);
  expect(noonHeight(june)).toBeCloseTo(66.4, 0);
  expect(lengthOfDay(june)).toBeGreaterThan(15.5);
  expect(lengthOfDay({ ...june, date: 355 })).toBeCloseTo(8.3, 1);
  expect(lengthOfDay({ ...june, tilt: 0 })).toBeCloseTo(12, 9);
  expect(seasons.evaluate(config, { season: 'winter' }, june).say).toContain('nyár');
  expect([1, 60, 172, 365].map(dateText)).toEqual(['január 1.', 'március 1.', 'június 21.', 'december 31.']);
});
