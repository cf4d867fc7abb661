import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'balance-scale'> = {
  title: 'kétkarú mérleg',
  subject: 'matematika',
  view: () => import('./view.tsx'),
};
