import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'charge-lab'> = { title: 'töltések', subject: 'fizika', view: () => import('./view.tsx') };
