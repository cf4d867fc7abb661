import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'transform-board'> = {
  title: 'tükrözés és mozgatás',
  subject: 'matematika',
  view: () => import('./view.tsx'),
};
