import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'function-plotter'> = {
  title: 'függvényrajzoló',
  subject: 'matematika',
  view: () => import('./view.tsx'),
};
