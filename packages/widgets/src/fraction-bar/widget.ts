import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'fraction-bar'> = { title: 'törtek', subject: 'matematika', view: () => import('./view.tsx') };
