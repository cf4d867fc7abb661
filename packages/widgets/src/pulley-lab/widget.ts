import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'pulley-lab'> = { title: 'csigák', subject: 'fizika', view: () => import('./view.tsx') };
