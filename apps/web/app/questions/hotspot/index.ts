import type { Answering } from '../answering-type.ts';
import { HotspotView } from './view.tsx';

export const hotspot: Answering<'hotspot'> = {
  View: HotspotView,
  drawsFigure: true,
  defaultAnswer: () => null,
  typed: false,
  keepsAnswer: false,
  letters: () => 0,
};
