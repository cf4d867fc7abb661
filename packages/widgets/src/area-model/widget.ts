import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'area-model'> = { title: 'téglalapmodell', subject: 'matematika', view: () => import('./view.tsx') };
