import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'energy-flow'> = { title: 'energiaáram', subject: 'fizika', view: () => import('./view.tsx') };
