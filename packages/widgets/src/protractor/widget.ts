import type { WidgetDefinition } from '../kit/definition.ts';

export const widget: WidgetDefinition<'protractor'> = { title: 'szögmérő', subject: 'matematika', view: () => import('./view.tsx') };
