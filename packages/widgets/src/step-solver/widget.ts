import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'step-solver'> = {
  title: 'lépésről lépésre',
  subject: 'matematika',
  view: () => import('./view.tsx'),
};
