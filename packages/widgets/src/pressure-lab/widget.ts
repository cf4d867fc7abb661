import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'pressure-lab'> = { title: 'nyomáslabor', subject: 'fizika', view: () => import('./view.tsx') };
