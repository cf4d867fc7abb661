import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'number-line'> = { title: 'számegyenes', subject: 'matematika', view: () => import('./view.tsx') };
