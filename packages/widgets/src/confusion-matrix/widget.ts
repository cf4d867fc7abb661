import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'confusion-matrix'> = { title: 'találati mátrix', subject: 'ai', view: () => import('./view.tsx') };
