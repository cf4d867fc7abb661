import { describe, expect, it } from 'vitest';
import { criticalAngle, lensImage, refraction } from './optics.ts';
import { type Element, trace, type Vector } from './rays.ts';

const DEG = Math.PI / 180;
const last = (path: Vector[]): Vector => {
  const [a, b] = path.slice(-2);
  if (!a || !b) throw new Error('no path');
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
};
const angle = ([x, y]: Vector) => Math.atan2(y, x) / DEG;

describe('formulas', () => {
  it('bends by Snell’s law', () => {
    expect(refraction(1, 1.5, 30)).toBeCloseTo(19.47, 2);
    expect(refraction(1.5, 1, 45)).toBeNull();
    expect(criticalAngle(1.5, 1)).toBeCloseTo(41.81, 2);
    expect(criticalAngle(1, 1.5)).toBeNull();
  });

  it('makes images by the lens equation', () => {
    expect(lensImage(10, 30)).toEqual({ distance: 15, magnification: -0.5 });
    expect(lensImage(10, 5)).toEqual({ distance: -10, magnification: 2 });
    expect(lensImage(10, 10)).toBeNull();
  });
});

describe('traced rays', () => {
  it('come back from a mirror at the same angle', () => {
    const path = trace({ from: [-2, 2], to: [0, 0] }, [{ kind: 'mirror', a: [-5, 0], b: [5, 0] }]);
    expect(path[1]?.[0]).toBeCloseTo(0, 9);
    expect(angle(last(path))).toBeCloseTo(45, 9);
  });

  it('come back parallel from two mirrors at a right angle', () => {
    const corner: Element[] = [
      { kind: 'mirror', a: [0, 0], b: [0, 9] },
      { kind: 'mirror', a: [0, 0], b: [9, 0] },
    ];
    const path = trace({ from: [6, 5], to: [2, 0] }, corner);
    const [dx, dy] = last(path);
    expect(dx * 5 - dy * 4).toBeCloseTo(0, 9);
    expect(dx).toBeGreaterThan(0);
  });

  it('meet in the image point of a lens, as the equation says', () => {
    const lens: Element = { kind: 'lens', a: [0, -6], b: [0, 6], focal: 10 };
    const tip: Vector = [-30, 2];
    const image = lensImage(10, 30);
    for (const y of [-4, -1, 0, 3]) {
      const [dx, dy] = last(trace({ from: tip, to: [0, y] }, [lens]));
      expect(Math.abs((y + (dy / dx) * 15) / (2 * (image?.magnification ?? 0)) - 1)).toBeLessThan(0.005);
    }
  });

  it('meet in the focus behind a chain of lens, mirror and lens', () => {
    const chain: Element[] = [
      { kind: 'lens', a: [0, -5], b: [0, 5], focal: 10 },
      { kind: 'mirror', a: [25, -8], b: [25, 8] },
    ];
    // The first focus is at x = 10; the mirror sends the light back through the lens to the image of the mirrored focus (40 − 0 = 40 away).
    const image = lensImage(10, 40)?.distance ?? 0;
    for (const y of [-1, 0.5, 1.2]) {
      const path = trace({ from: [-5, y], to: [0, y] }, chain);
      const [at, direction] = [path.at(-2) ?? [0, 0], last(path)];
      const meetsAxis = at[0] - (at[1] / direction[1]) * direction[0];
      expect(Math.abs(meetsAxis / -image - 1)).toBeLessThan(0.005);
    }
  });

  it('leave a plane-parallel plate in their old direction', () => {
    const plate: Element[] = [
      { kind: 'surface', a: [0, -9], b: [0, 9], left: 1, right: 1.5 },
      { kind: 'surface', a: [2, -9], b: [2, 9], left: 1.5, right: 1 },
    ];
    const path = trace({ from: [-3, -3], to: [0, 0] }, plate);
    expect(angle(last(path))).toBeCloseTo(45, 9);
    const inside = minusAngle(path[1], path[2]);
    expect(inside).toBeCloseTo(refraction(1, 1.5, 45) ?? 0, 9);
  });

  it('turn in a prism by its least deviation at the symmetrical way', () => {
    const [top, left, right]: Vector[] = [
      [0, Math.sqrt(3)],
      [-1, 0],
      [1, 0],
    ];
    if (!top || !left || !right) throw new Error('no prism');
    const prism: Element[] = [
      { kind: 'surface', a: left, b: top, left: 1, right: 1.5 },
      { kind: 'surface', a: top, b: right, left: 1, right: 1.5 },
    ];
    const least = 2 * (Math.asin(1.5 * Math.sin(30 * DEG)) / DEG) - 60;
    const into: Vector = [Math.cos((least / 2) * DEG), Math.sin((least / 2) * DEG)];
    const middle: Vector = [-0.5, Math.sqrt(3) / 2];
    const path = trace({ from: [middle[0] - into[0], middle[1] - into[1]], to: middle }, prism);
    expect(path.length).toBe(4);
    expect(angle(into) - angle(last(path))).toBeCloseTo(least, 6);
  });

  it('are reflected back inside beyond the critical angle', () => {
    const surface: Element = { kind: 'surface', a: [-9, 0], b: [9, 0], left: 1, right: 1.5 };
    expect(angle(last(trace({ from: [-2, -1], to: [0, 0] }, [surface])))).toBeCloseTo(-Math.atan(0.5) / DEG, 9);
    expect(angle(last(trace({ from: [-0.1, -1], to: [0, 0] }, [surface])))).toBeGreaterThan(0);
  });

  it('end on a screen', () => {
    expect(trace({ from: [0, 0], to: [1, 0] }, [{ kind: 'screen', a: [4, -1], b: [4, 1] }])).toEqual([
      [0, 0],
      [4, 0],
    ]);
  });
});

function minusAngle(a: Vector | undefined, b: Vector | undefined): number {
  return a && b ? Math.atan2(b[1] - a[1], b[0] - a[0]) / DEG : Number.NaN;
}
