import { expect, it } from 'vitest';
import { audible, type EchoConfig, echo, echoTime, sound, stopwatch, wavelength } from './model.ts';

const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };

it('links speed, frequency and wavelength', () => expect(wavelength(4, 2)).toBe(2));

it('counts the echo there and back', () => {
  expect(echoTime(340)).toBe(2);
  const config: EchoConfig = { mode: 'echo', state: { distance: 100, maxDistance: 1000 }, ...base };
  expect(echo.evaluate(config, { time: 2 }, { distance: 680, seed: 1 }).say).toContain('vissza');
  expect(echo.evaluate(config, { time: 2 }, { distance: 340, seed: 1 }).solved).toBe(true);
});

it('tells pitch from loudness', () => {
  const config = { mode: 'sound' as const, state: { frequency: 440, loudness: 0.5 }, ...base };
  expect(sound.evaluate(config, { pitch: 'higher' }, { frequency: 440, loudness: 0.9 }).say).toContain('hangerő');
  expect(sound.evaluate(config, { pitch: 'higher' }, { frequency: 880, loudness: 0.5 }).solved).toBe(true);
  expect([10, 440, 30_000].map(audible)).toEqual([false, true, false]);
});

it('stops the echo by hand, in hundredths of a second', () => {
  const days = Array.from({ length: 40 }, (_, seed) => stopwatch(340, { distance: 340, seed }));
  expect(new Set(days).size).toBeGreaterThan(1);
  for (const shown of days) {
    expect(Math.abs(shown - 2)).toBeLessThan(0.1);
    expect(Math.abs(shown / 0.01 - Math.round(shown / 0.01))).toBeLessThan(1e-6);
  }
});
