import { z } from 'zod';
import { call, perMinute } from './call.ts';
import { success } from './fields.ts';

/** Calls for the operator: alive, ready, numbers, and the printed contract. */
export const system = {
  health: call({
    method: 'GET',
    path: '/api/health',
    who: 'anyone',
    limit: perMinute(6000, 'address'),
    summary: 'Liveness check.',
    response: z.object({ success }),
  }),
  ready: call({
    method: 'GET',
    path: '/api/ready',
    who: 'anyone',
    limit: perMinute(6000, 'address'),
    summary:
      'Readiness check: the database is reachable and takes writes, and the process is not shutting down. Warnings name jobs that refused to run.',
    response: z.object({ success, warnings: z.array(z.string()) }),
  }),
  metrics: call({
    method: 'GET',
    path: '/api/metrics',
    who: 'anyone',
    limit: perMinute(600, 'address'),
    summary: 'Prometheus metrics. Available from local addresses only.',
    response: z.string(),
    produces: 'text/plain; version=0.0.4',
  }),
  openapi: call({
    method: 'GET',
    path: '/api/openapi.json',
    who: 'anyone',
    limit: perMinute(60, 'address'),
    summary: 'This API as an OpenAPI 3.1 document.',
    response: z.record(z.string(), z.unknown()),
  }),
};
