import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'circuit'> = { title: 'áramkör', subject: 'fizika', view: () => import('./view.tsx') };
