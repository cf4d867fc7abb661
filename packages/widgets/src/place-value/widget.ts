import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'place-value'> = {
  title: 'helyiérték-táblázat',
  subject: 'matematika',
  view: () => import('./view.tsx'),
};
