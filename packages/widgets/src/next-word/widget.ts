import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'next-word'> = { title: 'szójósló', subject: 'ai', view: () => import('./view.tsx') };
