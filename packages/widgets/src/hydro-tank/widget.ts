import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'hydro-tank'> = { title: 'folyadékok', subject: 'fizika', view: () => import('./view.tsx') };
