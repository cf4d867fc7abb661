import { drawFigure, FigureFault } from '@eszkerek/figures/draw';
import { figureSchema } from '@eszkerek/figures/schema';
import { parse } from 'yaml';

type Drawn = { svg: string; description: string } | { faults: string[] };

/** The figure of an author's YAML, or what the compiler would say to it. */
export function drawSource(source: string): Drawn {
  try {
    const read = figureSchema.safeParse(parse(source));
    if (!read.success) return { faults: read.error.issues.map(issue => `${issue.path.map(String).join('.')}: ${issue.message}`) };
    const { svg, description } = drawFigure(read.data);
    return { svg, description };
  } catch (error) {
    if (error instanceof FigureFault || error instanceof Error) return { faults: [error.message] };
    throw error;
  }
}
