import { widgetSchemas } from '@eszkerek/widgets/kinds.ts';
import type { z } from 'zod';

const byKind = new Map<string, z.ZodType>(Object.entries(widgetSchemas));

export const widgetSchema = (kind: string): z.ZodType | undefined => byKind.get(kind);
