import { describe, expect, it } from 'vitest';
import { arcPath, polar, sectorPath } from './geometry.ts';

describe('geometry', () => {
  it('puts 0° at the top and 90° at the right', () => {
    const [topX, topY] = polar(10, 10, 5, 0);
    const [rightX, rightY] = polar(10, 10, 5, 90);
    expect([topX, topY]).toEqual([expect.closeTo(10), expect.closeTo(5)]);
    expect([rightX, rightY]).toEqual([expect.closeTo(15), expect.closeTo(10)]);
  });

  it('uses the large arc flag past half a turn', () => {
    expect(arcPath(0, 0, 10, 0, 90)).toBe('M0 -10A10 10 0 0 1 10 0');
    expect(arcPath(0, 0, 10, 0, 270)).toContain('A10 10 0 1 1');
  });

  it('closes a sector through the centre', () => {
    expect(sectorPath(50, 50, 10, 0, 90)).toBe('M50 50L50 40A10 10 0 0 1 60 50Z');
  });
});
