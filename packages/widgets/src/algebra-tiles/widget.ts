import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'algebra-tiles'> = {
  title: 'algebrai csempék',
  subject: 'matematika',
  view: () => import('./view.tsx'),
};
