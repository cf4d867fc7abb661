import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'data-chart'> = { title: 'diagram', subject: 'matematika', view: () => import('./view.tsx') };
