import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'shadow-lab'> = { title: 'árnyéklabor', subject: 'fizika', view: () => import('./view.tsx') };
