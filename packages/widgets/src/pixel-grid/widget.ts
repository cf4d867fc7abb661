import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'pixel-grid'> = { title: 'képpontok', subject: 'ai', view: () => import('./view.tsx') };
