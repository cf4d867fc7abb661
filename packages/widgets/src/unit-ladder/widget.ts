import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'unit-ladder'> = {
  title: 'mértékegység-létra',
  subject: 'matematika',
  view: () => import('./view.tsx'),
};
