import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'privacy-filter'> = { title: 'adatvédő szűrő', subject: 'ai', view: () => import('./view.tsx') };
