import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'magnet-lab'> = { title: 'mágnesek', subject: 'fizika', view: () => import('./view.tsx') };
