import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'venn'> = { title: 'halmazábra', subject: 'matematika', view: () => import('./view.tsx') };
