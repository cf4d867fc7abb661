import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'bias-lab'> = { title: 'torzításmérő', subject: 'ai', view: () => import('./view.tsx') };
