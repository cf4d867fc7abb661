import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'quad-lab'> = { title: 'négyszöglabor', subject: 'matematika', view: () => import('./view.tsx') };
