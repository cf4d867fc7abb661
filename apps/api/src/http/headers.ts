import type { FastifyInstance } from 'fastify';

/** Sent with every response; pages add their own Content-Security-Policy (static-site.ts). */
const HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
};
const API_CSP = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
/** For responses sent before any hook runs. Browsers ignore HSTS over plain HTTP. */
export const bareHeaders: Readonly<Record<string, string>> = { ...HEADERS, ...HSTS, 'content-security-policy': API_CSP };

export const installHeaders = (app: FastifyInstance, options: { https: boolean }): void => {
  // A hook with a callback: an async one costs a promise per reply (decision 23).
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(HEADERS).header('x-request-id', request.id);
    if (options.https) reply.headers(HSTS);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', API_CSP);
    done();
  });
};
