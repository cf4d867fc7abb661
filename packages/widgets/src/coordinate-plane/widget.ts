import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'coordinate-plane'> = {
  title: 'koordináta-sík',
  subject: 'matematika',
  view: () => import('./view.tsx'),
};
