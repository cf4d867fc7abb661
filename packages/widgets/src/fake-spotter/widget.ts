import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'fake-spotter'> = { title: 'gyanújelkereső', subject: 'ai', view: () => import('./view.tsx') };
