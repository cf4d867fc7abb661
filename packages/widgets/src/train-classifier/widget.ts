import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'train-classifier'> = { title: 'tanítsd a gépet', subject: 'ai', view: () => import('./view.tsx') };
