import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'incline-lab'> = { title: 'lejtő és súrlódás', subject: 'fizika', view: () => import('./view.tsx') };
