import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'decision-tree'> = { title: 'döntési fa', subject: 'ai', view: () => import('./view.tsx') };
