import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'motion-graph'> = {
  title: 'mozgás és grafikon',
  subject: 'fizika',
  view: () => import('./view.tsx'),
};
