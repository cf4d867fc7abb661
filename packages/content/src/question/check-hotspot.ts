import type { QuestionOf } from '@eszkerek/exercises/questions/schema';
import { drawFigure, FigureFault } from '@eszkerek/figures/draw';
import type { QuestionContext } from './question-context.ts';

/** Px of the drawing between two markers: each is 44 px on the narrowest screen. */
const APART = 44;

export function checkHotspot({ figure, spots }: QuestionOf<'hotspot'>, { report, lineOf }: QuestionContext): void {
  const right = spots.filter(spot => spot.correct).length;
  if (right !== 1) report('hotspot-spot', lineOf(['spots']), `${right} spots are marked correct`);
  const elements = figure.kind === 'drawn' ? [] : elementsOf(figure);
  // A figure that cannot be drawn is reported as such.
  if (!elements) return;
  const found = spots.map((spot, i) => {
    const element = elements.find(({ id }) => id === spot.id);
    if (!element) report('hotspot-spot', lineOf(['spots', i]), `the figure has no element ${spot.id}`);
    return element;
  });
  found.forEach((a, i) => {
    for (const b of found.slice(0, i)) {
      if (!a || !b) continue;
      const line = lineOf(['spots', i]);
      if (a.id === b.id) report('hotspot-spot', line, `the spot ${a.id} occurs twice`);
      else if (a.label === b.label) report('hotspot-spot', line, `${a.id} and ${b.id} have the same name „${a.label}”`);
      else if (Math.max(Math.abs(a.at.x - b.at.x), Math.abs(a.at.y - b.at.y)) < APART)
        report('hotspot-spot', line, `${a.id} and ${b.id} are too near to be touched apart`);
    }
  });
}

function elementsOf(spec: Parameters<typeof drawFigure>[0]) {
  try {
    return drawFigure(spec).elements;
  } catch (error) {
    if (error instanceof FigureFault) return undefined;
    throw error;
  }
}
