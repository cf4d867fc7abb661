import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'triangle-lab'> = {
  title: 'háromszöglabor',
  subject: 'matematika',
  view: () => import('./view.tsx'),
};
