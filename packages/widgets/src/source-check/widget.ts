import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'source-check'> = { title: 'forrásellenőrző', subject: 'ai', view: () => import('./view.tsx') };
