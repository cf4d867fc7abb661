import type { Scene } from '../../kit/scene.ts';
import { drawBars } from './draw-bars.ts';
import { drawPictogram } from './draw-pictogram.ts';
import { drawPie } from './draw-pie.ts';
import type { Chart } from './schema.ts';

const forms: { readonly [F in Chart['form']]: (spec: Chart) => Scene } = {
  bar: drawBars,
  line: drawBars,
  pie: drawPie,
  pictogram: drawPictogram,
};

export const draw = (spec: Chart): Scene => forms[spec.form](spec);
