import type { QuestionInput } from '../../../questions/schema.ts';

type Figure = NonNullable<QuestionInput['figure']>;

/** In proportion, or not at all: the text says the numbers too. In a thin body the label of the height would stand beside the side. */
const isDrawable = (height: number, radius: number): boolean => height >= 0.6 * radius && height <= 1.8 * radius;

const ifDrawable = (height: number, radius: number, figure: Figure): { figure?: Figure } => (isDrawable(height, radius) ? { figure } : {});

export const coneFigure = (radius: number, height: number, labels: { r: string; m?: string; g?: string }): { figure?: Figure } =>
  ifDrawable(height, radius, {
    kind: 'solid',
    names: false,
    height: 200,
    body: { shape: 'cone', radius, height },
    segments: [
      { ends: ['O', 'P'], label: labels.r },
      ...(labels.m ? [{ ends: ['V', 'O'] as ['V', 'O'], label: labels.m }] : []),
      ...(labels.g ? [{ ends: ['V', 'P'] as ['V', 'P'], label: labels.g }] : []),
    ],
  });

export const coneFrustumFigure = (R: number, r: number, height: number, labels: { R: string; r: string; m: string }): { figure?: Figure } =>
  ifDrawable(height, R, {
    kind: 'solid',
    names: false,
    height: 210,
    body: { shape: 'cone-frustum', radius: R, top: r, height },
    segments: [
      { ends: ['O', 'P'], label: labels.R },
      { ends: ["O'", "P'"], label: labels.r },
      { ends: ['O', "O'"], label: labels.m },
    ],
  });

export const sphereFigure = (label: string): Figure => ({
  kind: 'solid',
  names: false,
  height: 180,
  body: { shape: 'sphere', radius: 5 },
  segments: [{ ends: ['O', 'P'], label: `R = ${label}` }],
});

const bare = (x: number, y: number) => ({ at: [x, y] as [number, number], label: false as const, dot: false });

/**
 * A sphere from the side: its circle, the cut as a chord, and the right triangle between them. A cut near the middle is
 * drawn farther: its distance has to be written between the two.
 */
export function sphereSectionFigure(R: number, distance: number, labels: { R: string; d: string }): Figure {
  const d = Math.max(distance, 0.48 * R);
  const r = Math.sqrt(R * R - d * d);
  return {
    kind: 'geometry',
    height: 230,
    points: { O: [0, 0], A: bare(-r, d), B: bare(r, d), Q: { at: [0, d], label: false } },
    circles: [{ center: 'O', radius: R }],
    segments: [
      { ends: ['A', 'B'], tone: 2 },
      { ends: ['O', 'B'], label: `R = ${labels.R}` },
      { ends: ['O', 'Q'], label: `d = ${labels.d}` },
    ],
  };
}
