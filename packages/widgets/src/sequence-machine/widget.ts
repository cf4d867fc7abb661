import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'sequence-machine'> = { title: 'számgép', subject: 'matematika', view: () => import('./view.tsx') };
