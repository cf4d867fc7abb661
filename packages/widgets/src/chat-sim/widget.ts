import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'chat-sim'> = { title: 'csevegés', subject: 'ai', view: () => import('./view.tsx') };
