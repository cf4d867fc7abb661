import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'ratio-table'> = { title: 'aránytáblázat', subject: 'matematika', view: () => import('./view.tsx') };
