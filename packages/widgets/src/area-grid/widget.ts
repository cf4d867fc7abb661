import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'area-grid'> = { title: 'terület a rácson', subject: 'matematika', view: () => import('./view.tsx') };
