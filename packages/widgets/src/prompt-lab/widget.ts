import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'prompt-lab'> = { title: 'promptépítő', subject: 'ai', view: () => import('./view.tsx') };
