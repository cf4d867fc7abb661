import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'density-lab'> = { title: 'sűrűséglabor', subject: 'fizika', view: () => import('./view.tsx') };
