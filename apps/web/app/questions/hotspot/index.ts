import type { Answering } from '../answering-type.ts';
import { keepNone } from '../shared/kept.ts';
import { HotspotView } from './view.tsx';

export const hotspot: Answering<'hotspot'> = {
  View: HotspotView,
  drawsFigure: true,
  typed: false,
  kept: keepNone,
  letters: () => 0,
};
