import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'percent-bar'> = { title: 'százaléksáv', subject: 'matematika', view: () => import('./view.tsx') };
