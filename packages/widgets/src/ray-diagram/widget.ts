import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'ray-diagram'> = { title: 'fénysugarak', subject: 'fizika', view: () => import('./view.tsx') };
