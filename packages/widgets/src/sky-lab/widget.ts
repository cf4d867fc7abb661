import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'sky-lab'> = { title: 'Nap, Föld, Hold', subject: 'fizika', view: () => import('./view.tsx') };
