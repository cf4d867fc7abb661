import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'circle-lab'> = { title: 'körlabor', subject: 'matematika', view: () => import('./view.tsx') };
