export const COLOURS = ['bad', 'ink', 'phys'] as const;
export type Colour = (typeof COLOURS)[number];

/** What of the slide a stroke was drawn on, as steps down from the slide, and where it stood. */
export interface Anchor {
  steps: readonly number[];
  box: Box;
  /** The window it was drawn in. */
  window: string;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Stroke {
  id: number;
  colour: Colour;
  points: readonly (readonly [x: number, y: number])[];
  anchor?: Anchor | undefined;
}

/** Strokes of each slide, in the order they were drawn. */
export type Drawing = Readonly<Record<number, readonly Stroke[]>>;

export const strokesOf = (drawing: Drawing, slide: number): readonly Stroke[] => drawing[slide] ?? [];

export const addStroke = (drawing: Drawing, slide: number, stroke: Stroke): Drawing => ({
  ...drawing,
  [slide]: [...strokesOf(drawing, slide), stroke],
});

export const removeStroke = (drawing: Drawing, slide: number, id: number): Drawing => ({
  ...drawing,
  [slide]: strokesOf(drawing, slide).filter(stroke => stroke.id !== id),
});

export const undo = (drawing: Drawing, slide: number): Drawing => ({ ...drawing, [slide]: strokesOf(drawing, slide).slice(0, -1) });

/** A tap is a dot: a path of no length is not painted. */
export const pathOf = ({ points }: Pick<Stroke, 'points'>): string => {
  const [first, ...rest] = points;
  if (!first) return '';
  const [x, y] = first;
  return rest.length === 0 ? `M${x} ${y}h.1` : `M${x} ${y}${rest.map(([px, py]) => `L${px} ${py}`).join('')}`;
};
