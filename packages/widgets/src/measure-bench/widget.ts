import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'measure-bench'> = { title: 'mérőasztal', subject: 'fizika', view: () => import('./view.tsx') };
