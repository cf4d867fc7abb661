import { z } from 'zod';
import { type WidgetKind, widgetSchemas } from './index.ts';

interface Json {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Json[];
  oneOf?: Json[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  prefixItems?: Json[];
  additionalProperties?: Json | boolean;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
}

export interface ModeHelp {
  mode: string;
  state: string;
  goal: string;
}

const quote = (value: unknown) => JSON.stringify(value);

function list(schema: Json): string {
  if (schema.prefixItems) return `[${schema.prefixItems.map(write).join(', ')}]`;
  const size = schema.minItems !== undefined || schema.maxItems !== undefined ? ` (${schema.minItems ?? 0}–${schema.maxItems ?? '…'})` : '';
  return `${schema.items ? write(schema.items) : 'unknown'}[]${size}`;
}

function fields(schema: Json): string {
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
  if (schema.const !== undefined) return quote(schema.const);
  if (schema.enum) return schema.enum.map(quote).join(' | ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return `(${options.map(write).join(' | ')})`;
  if (schema.type === 'array') return list(schema);
  if (schema.type === 'object') return fields(schema);
  if (schema.pattern?.includes('\\/')) return '"3/4"';
  return schema.type ?? 'unknown';
}

/** What each mode of a kind takes, in the notation of a TypeScript type. */
export function describeWidget(kind: WidgetKind): ModeHelp[] {
  return widgetSchemas[kind].options.map(option => ({
    mode: option.shape.mode.value,
    state: write(z.toJSONSchema(option.shape.state) as Json),
    goal: write(z.toJSONSchema(option.shape.goal.unwrap()) as Json),
  }));
}
