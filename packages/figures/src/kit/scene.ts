import type { Box, Point } from './geometry.ts';

/** The look of a stroke; each has its class in figures.css. */
export type Line = 'stroke' | 'thin' | 'bold' | 'dash' | 'dot' | 'grid' | 'axis' | 'none';
/** Six colours that differ in lightness too; each has a hatching of its own, so that nothing rests on colour alone. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6;
/** `paper` hides what is under it, `ink` is solid, `water` is the tint of liquids. */
export type Fill = Tone | 'paper' | 'ink' | 'water';

interface Look {
  line?: Line;
  /** Colour of the stroke; ink without it. */
  tone?: Tone;
  fill?: Fill;
  /** False: labels may stand over it without penalty (a grid, a shaded region's hatching). */
  avoid?: boolean;
  /** The selectable element this shape belongs to. */
  el?: string;
}

/** Coordinates are px of the frame: x to the right, y down. Angles are degrees, counted up from the right as in a textbook. */
export type Shape = Look &
  (
    | { type: 'line'; a: Point; b: Point }
    | { type: 'polyline'; points: readonly Point[]; closed?: boolean }
    | { type: 'circle'; at: Point; r: number }
    /** From `from` up to `to`, counter-clockwise; `sector` closes it through the centre. */
    | { type: 'arc'; at: Point; r: number; from: number; to: number; sector?: boolean }
  );

export interface Label {
  text: string;
  /** What the label names; a label with `align` has its middle (start, end) exactly here and never moves. */
  at: Point;
  align?: 'start' | 'middle' | 'end';
  /** Preferred direction from `at`, as a vector. */
  toward?: Point;
  /** Clear space between `at` and the label. */
  gap?: number;
  /** The label may slide along this segment (a length beside its side). */
  slide?: readonly [Point, Point];
  size?: number;
  tone?: Tone;
  /** Light text: numbers of a scale, units of an axis. */
  quiet?: boolean;
  /** In a cell of its own, over no stroke: without the halo, which would be seen on a tinted cell. */
  bare?: boolean;
  el?: string;
}

/** What a `hotspot` question may choose. */
export interface SceneElement {
  id: string;
  /** In Hungarian: `AB szakasz`. */
  label: string;
  /** Where its marker stands; the middle of its box without it. */
  at?: Point;
}

export interface Scene {
  width: number;
  height: number;
  shapes: readonly Shape[];
  labels: readonly Label[];
  elements?: readonly SceneElement[];
}

export interface PlacedLabel extends Label {
  size: number;
  /** The middle of the text. */
  middle: Point;
  box: Box;
}

/** Width of a full figure: what a page leaves at 360 px of screen. */
export const FRAME_WIDTH = 320;
/** At the narrowest place of a 360 px screen (296 px beside paddings) this is still 12 px. */
export const MIN_TEXT = 13;
export const TEXT = 14;
