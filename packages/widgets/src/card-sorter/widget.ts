import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'card-sorter'> = { title: 'kártyaválogató', subject: 'ai', view: () => import('./view.tsx') };
