import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'chance-lab'> = { title: 'esélylabor', subject: 'matematika', view: () => import('./view.tsx') };
