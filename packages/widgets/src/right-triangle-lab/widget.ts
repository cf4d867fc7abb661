import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'right-triangle-lab'> = {
  title: 'derékszögű háromszög',
  subject: 'matematika',
  view: () => import('./view.tsx'),
};
