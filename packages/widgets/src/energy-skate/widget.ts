import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'energy-skate'> = { title: 'energiapálya', subject: 'fizika', view: () => import('./view.tsx') };
