import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'lever'> = { title: 'emelő', subject: 'fizika', view: () => import('./view.tsx') };
