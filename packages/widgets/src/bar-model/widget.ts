import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'bar-model'> = { title: 'szakaszos ábra', subject: 'matematika', view: () => import('./view.tsx') };
