import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'neuron-lab'> = { title: 'neuronműhely', subject: 'ai', view: () => import('./view.tsx') };
