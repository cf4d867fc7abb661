import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'spring-lab'> = { title: 'rugó és erőmérő', subject: 'fizika', view: () => import('./view.tsx') };
