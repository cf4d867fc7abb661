import type { RaysAt } from './schema.ts';

export interface Image {
  /** From the lens, positive behind it. */
  distance: number;
  /** Times the size of the object; negative is upside down. */
  magnification: number;
}

/** 1/f = 1/o + 1/i with f negative for a concave lens; undefined when the rays leave parallel. */
export function imageOf({
  at,
  focus,
  object = focus * 2,
}: Pick<RaysAt<'convex-lens' | 'concave-lens'>, 'at' | 'focus' | 'object'>): Image | undefined {
  const f = at === 'convex-lens' ? focus : -focus;
  if (Math.abs(object - f) < 1e-9) return undefined;
  const distance = (f * object) / (object - f);
  return { distance, magnification: -distance / object };
}
