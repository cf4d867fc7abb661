import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'cube-filler'> = {
  title: 'kitöltés egységkockákkal',
  subject: 'matematika',
  view: () => import('./view.tsx'),
};
