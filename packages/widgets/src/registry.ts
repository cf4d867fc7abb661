import type { WidgetKind } from './kinds.ts';
import type { WidgetDefinition } from './kit/definition.ts';
import * as views from './views.ts';

export type { WidgetView } from './kit/definition.ts';
export type { WidgetProps } from './kit/model.ts';

/** Title, subject and view of every kind. Does not compile while schemas.ts has a kind that views.ts has not. */
export const widgets: { [K in WidgetKind]: WidgetDefinition<K> } = views;
