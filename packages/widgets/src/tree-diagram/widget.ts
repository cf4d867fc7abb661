import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'tree-diagram'> = { title: 'fadiagram', subject: 'matematika', view: () => import('./view.tsx') };
