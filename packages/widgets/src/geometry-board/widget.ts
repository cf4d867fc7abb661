import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'geometry-board'> = { title: 'rajztábla', subject: 'matematika', view: () => import('./view.tsx') };
