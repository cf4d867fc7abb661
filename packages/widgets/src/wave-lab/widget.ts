import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'wave-lab'> = { title: 'hullámlabor', subject: 'fizika', view: () => import('./view.tsx') };
