import { z } from 'zod';
import { type WidgetKind, widgetSchemas } from './kinds.ts';

type Json = z.core.JSONSchema.BaseSchema | boolean;

const json = (schema: z.ZodType): Json => z.toJSONSchema(schema);

export interface ModeHelp {
  mode: string;
  state: string;
  goal: string;
}

const quote = (value: unknown) => JSON.stringify(value);

type Described = Exclude<Json, boolean>;

function list(schema: Described): string {
  if (schema.prefixItems) return `[${schema.prefixItems.map(write).join(', ')}]`;
  const size = schema.minItems !== undefined || schema.maxItems !== undefined ? ` (${schema.minItems ?? 0}–${schema.maxItems ?? '…'})` : '';
  return `${schema.items && !Array.isArray(schema.items) ? write(schema.items) : 'unknown'}[]${size}`;
}

function fields(schema: Described): string {
  if (!schema.properties) {
    const value = schema.additionalProperties;
    return `{ [név]: ${typeof value === 'object' ? write(value) : 'unknown'} }`;
  }
  const required = new Set(schema.required ?? []);
  return `{ ${Object.entries(schema.properties)
    .map(([name, value]) => `${name}${required.has(name) ? '' : '?'}: ${write(value)}`)
    .join(', ')} }`;
}

function write(schema: Json): string {
  if (typeof schema === 'boolean') return 'unknown';
  if (schema.const !== undefined) return quote(schema.const);
  if (schema.enum) return schema.enum.map(quote).join(' | ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return `(${options.map(write).join(' | ')})`;
  if (schema.type === 'array') return list(schema);
  if (schema.type === 'object') return fields(schema);
  if (schema.pattern?.includes('\\/')) return '"3/4"';
  return typeof schema.type === 'string' ? schema.type : 'unknown';
}

/** What each mode of a kind takes, in the notation of a TypeScript type. */
export function describeWidget(kind: WidgetKind): ModeHelp[] {
  return widgetSchemas[kind].options.map(option => ({
    mode: option.shape.mode.value,
    state: write(json(option.shape.state)),
    goal: write(json(option.shape.goal.unwrap())),
  }));
}
