import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'recommender-sim'> = { title: 'ajánlórendszer', subject: 'ai', view: () => import('./view.tsx') };
