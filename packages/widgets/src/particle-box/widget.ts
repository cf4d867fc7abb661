import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'particle-box'> = { title: 'részecskedoboz', subject: 'fizika', view: () => import('./view.tsx') };
