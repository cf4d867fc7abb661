import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'force-board'> = { title: 'erőtábla', subject: 'fizika', view: () => import('./view.tsx') };
