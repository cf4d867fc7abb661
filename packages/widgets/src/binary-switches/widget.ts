import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'binary-switches'> = { title: 'lámpasor', subject: 'matematika', view: () => import('./view.tsx') };
