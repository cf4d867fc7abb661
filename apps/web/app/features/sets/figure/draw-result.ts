import { drawFigure, FigureFault } from '@eszkerek/figures/draw';
import { figureSchema } from '@eszkerek/figures/schema';
import type { FormResult } from './form.ts';

const FAULTS: Readonly<Record<FigureFault['code'], string>> = {
  overlap: 'Két felirat egymásra kerülne. Írj rövidebbet, vagy vidd őket távolabb egymástól!',
  outside: 'Valami kilógna az ábrából. Írj rövidebb feliratot vagy kisebb számot!',
  'small-text': 'A felirat túl kicsi lenne. Írj rövidebbet!',
  'too-big': 'Ez túl sok egy ábrára.',
  'unknown-name': 'Ezekkel az adatokkal nem rajzolható meg.',
  impossible: 'Ezekkel az adatokkal nem rajzolható meg.',
};

type Drawn = { svg: string; description: string } | { fault: string };

/** The picture as the pupil gets it, or what to mend first. */
export const drawResult = (result: FormResult): Drawn => {
  if ('fault' in result) return result;
  const read = figureSchema.safeParse(result.spec);
  if (!read.success) return { fault: FAULTS.impossible };
  try {
    const { svg, description } = drawFigure(read.data);
    return { svg, description };
  } catch (error) {
    if (error instanceof FigureFault) return { fault: FAULTS[error.code] };
    throw error;
  }
};
