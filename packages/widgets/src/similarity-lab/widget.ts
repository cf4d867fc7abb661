import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'similarity-lab'> = { title: 'hasonlóság', subject: 'matematika', view: () => import('./view.tsx') };
