import { z } from 'zod';
import type { AnyCall, Area } from './call.ts';
import { PRODUCT_NAME } from './constants.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' });

const parameters = (call: AnyCall) =>
  (['params', 'query'] as const).flatMap(place =>
    Object.entries(call[place]?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place === 'params' ? 'path' : 'query',
      required: place === 'params' || !schema.safeParse(undefined).success,
      schema: schemaOf(schema as z.ZodType, 'input'),
    })),
  );

const operation = (area: string, name: string, call: AnyCall) => ({
  operationId: `${area}.${name}`,
  tags: [area],
  summary: call.summary,
  description: `Who may call: ${call.who}. Limit: ${call.limit.max} per ${call.limit.seconds} s by ${call.limit.by}.`,
  ...(call.who === 'anyone' ? {} : { security: [{ bearer: [] }] }),
  parameters: parameters(call),
  ...(call.body ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } } : {}),
  responses: {
    200: { description: 'OK', content: { [call.produces ?? 'application/json']: { schema: schemaOf(call.response, 'output') } } },
    default: { description: 'Error: `success` is false, with a `code`, a Hungarian `message` and a `requestId`.' },
  },
});

export const openApi = (areas: Record<string, Area>): Record<string, unknown> => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [areaName, area] of Object.entries(areas))
    for (const [name, call] of Object.entries(area)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(areaName, name, call) };
    }
  return {
    openapi: '3.1.0',
    info: { title: PRODUCT_NAME, version: '1' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
};
