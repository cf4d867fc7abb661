import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'solid-3d'> = { title: 'forgatható test', subject: 'matematika', view: () => import('./view.tsx') };
