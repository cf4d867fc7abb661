import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'graph-editor'> = { title: 'gráfrajzoló', subject: 'matematika', view: () => import('./view.tsx') };
