import type { z } from 'zod';
import * as schemas from './schemas.ts';

export type WidgetKind = keyof typeof schemas;

/** Every widget a lesson may use. */
export const widgetSchemas: typeof schemas = schemas;

export type WidgetConfig<K extends WidgetKind = WidgetKind> = z.infer<(typeof schemas)[K]>;

/** The same schemas, typed so that the configuration of a kind that is a type parameter keeps its type. */
const parsers: { [K in WidgetKind]: { parse(value: unknown): WidgetConfig<K> } } = schemas;

export const parseConfig = <K extends WidgetKind>(kind: K, value: unknown): WidgetConfig<K> => parsers[kind].parse(value);

export const isWidgetKind = (kind: string): kind is WidgetKind => Object.hasOwn(schemas, kind);

export const widgetKinds: readonly WidgetKind[] = Object.keys(schemas).filter(isWidgetKind);
