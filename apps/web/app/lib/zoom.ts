import { ZOOM } from '@eszkerek/contract/constants';
import { createStored } from './stored.ts';

/** Clamped to the stated range and put on the nearest step. */
export function clampZoom(value: number): number {
  const stepped = Math.round(value / ZOOM.step) * ZOOM.step;
  return Math.min(ZOOM.max, Math.max(ZOOM.min, stepped));
}

export const zoom = createStored<number>('zoom', {
  initial: ZOOM.initial,
  parse: text => (/^-?\d{1,6}(\.\d+)?$/.test(text.trim()) ? clampZoom(Number(text)) : undefined),
  print: String,
});

export function applyZoom(value: number): void {
  const { style } = document.documentElement;
  // Writing the same value again would make the browser style the whole page anew.
  if ((style.getPropertyValue('--zoom') || String(ZOOM.initial)) !== String(value)) style.setProperty('--zoom', String(value));
}
