import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'heat-lab'> = { title: 'hőlabor', subject: 'fizika', view: () => import('./view.tsx') };
