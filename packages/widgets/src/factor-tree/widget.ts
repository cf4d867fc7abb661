import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'factor-tree'> = { title: 'prímtényezők', subject: 'matematika', view: () => import('./view.tsx') };
