import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'thermometer'> = { title: 'hőmérő', subject: 'fizika', view: () => import('./view.tsx') };
