import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from './fake-storage.test-kit.ts';
import { clampZoom, zoom } from './zoom.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  zoom.reload();
});

describe('zoom', () => {
  it('is clamped to 75 and 150 and moves by 5', () => {
    expect([60, 75, 76, 78, 100, 149, 151, 400].map(clampZoom)).toEqual([75, 75, 75, 80, 100, 150, 150, 150]);
  });

  it('is 100 when nothing is stored', () => {
    expect(zoom.get()).toBe(100);
  });

  it.each([
    ['110', 110],
    ['9000', 150],
    ['-3', 75],
    ['sok', 100],
    ['', 100],
  ])('reads "%s" as %i', (text, value) => {
    localStorage.setItem('zoom', text);
    zoom.reload();
    expect(zoom.get()).toBe(value);
  });
});
