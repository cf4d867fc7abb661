import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'solid-net'> = { title: 'testháló', subject: 'matematika', view: () => import('./view.tsx') };
