import { widgetSchemas } from '@eszkerek/contract/widgets/index';
import type { z } from 'zod';

const byKind = new Map<string, z.ZodType>(Object.entries(widgetSchemas));

export const widgetSchema = (kind: string): z.ZodType | undefined => byKind.get(kind);
