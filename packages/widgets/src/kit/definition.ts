import type { ComponentType } from 'react';
import type { WidgetConfig, WidgetKind } from '../kinds.ts';
import type { WidgetProps } from './model.ts';

export type WidgetView<K extends WidgetKind> = ComponentType<WidgetProps<WidgetConfig<K>>>;

export interface WidgetDefinition<K extends WidgetKind> {
  /** The name of the widget for pupils, after „Próbáld ki:”. */
  title: string;
  /** Whose colours it has in the gallery. */
  subject: 'matematika' | 'fizika' | 'ai';
  /** Each view is its own chunk, fetched when the first widget of its kind is seen. */
  view: () => Promise<{ default: WidgetView<K> }>;
}
