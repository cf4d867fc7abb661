import type { Point } from '../../kit/geometry.ts';
import type { Label, SceneElement, Shape } from '../../kit/scene.ts';
import type { Geometry } from './schema.ts';

/** What the parts of a drawing share: points in px, and the frame. */
export interface Board {
  spec: Geometry;
  at(name: string): Point;
  scale: number;
  width: number;
  height: number;
  /** Away from the middle of the drawing: where labels have the most room. */
  middle: Point;
  /** The mean of the named points. */
  centroid: Point;
}

export interface Part {
  shapes: Shape[];
  labels: Label[];
  elements: SceneElement[];
}
