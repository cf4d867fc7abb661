import type { Scene } from '../../kit/scene.ts';
import { drawLens } from './draw-lens.ts';
import { drawBorder, drawMirror, drawPrism, drawShadow } from './draw-surface.ts';
import type { Rays } from './schema.ts';

export function draw(spec: Rays): Scene {
  switch (spec.at) {
    case 'mirror':
      return drawMirror(spec);
    case 'border':
      return drawBorder(spec);
    case 'prism':
      return drawPrism(spec);
    case 'shadow':
      return drawShadow(spec);
    case 'convex-lens':
    case 'concave-lens':
      return drawLens(spec);
  }
}
