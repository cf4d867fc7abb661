import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { disputesAnswer, intentAnswer, invoiceAnswer, subscriptionAnswer } from './stripe-answers.ts';
import { PRICES, type StripeWorld } from './stripe-world.ts';

/** A server that speaks as much of Stripe's HTTP API as our provider uses, and remembers what it was asked. */
interface StripeRequest {
  method: string;
  path: string;
  form: URLSearchParams;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
}

export interface StripeDouble {
  url: string;
  requests: StripeRequest[];
  /** From now on: answer nothing, or fail with this status. */
  break(how: 'hang' | number | null): void;
  stop(): Promise<void>;
}

type Answer = { status: number; body: unknown };
const ok = (body: unknown): Answer => ({ status: 200, body });
const failure = (status: number, code: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: `double: ${code}` } },
});

const fieldsUnder = (form: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([key, value]) => (key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [])));

const answerTo = (world: StripeWorld, { method, path, form, query }: StripeRequest): Answer => {
  const [, , collection = '', a = '', b = ''] = path.split('/');
  const missing = failure(404, 'resource_missing');
  if (collection === 'checkout' && method === 'POST') {
    const price = form.get('line_items[0][price]');
    const item = (['monthly', 'yearly', 'class'] as const).find(name => PRICES[name] === price);
    if (!item) return failure(400, 'resource_missing');
    const metadata = fieldsUnder(form, item === 'class' ? 'payment_intent_data[metadata]' : 'subscription_data[metadata]');
    return ok(world.openSession({ item, customer: form.get('customer'), reference: form.get('client_reference_id') ?? '', metadata }));
  }
  if (collection === 'checkout') {
    const session = world.sessions.get(b);
    return session ? ok(session) : missing;
  }
  if (collection === 'billing_portal')
    return ok({ id: world.id('bps'), object: 'billing_portal.session', url: 'https://billing.stripe.test/p' });
  if (collection === 'subscriptions') {
    const subscription = world.subscriptions.get(a);
    if (!subscription) return missing;
    if (method === 'DELETE' && !world.cancel(a)) return missing;
    if (method === 'POST') world.extend(a, Number(form.get('trial_end')));
    return ok(subscriptionAnswer(world, subscription));
  }
  if (collection === 'invoices') {
    const invoice = world.invoices.get(a);
    return invoice ? ok(invoiceAnswer(invoice)) : missing;
  }
  if (collection === 'payment_intents') {
    const intent = world.intents.get(a);
    return intent ? ok(intentAnswer(intent)) : missing;
  }
  if (collection === 'disputes') return ok(disputesAnswer(world.intents.get(query.get('payment_intent') ?? '')));
  if (collection === 'refunds')
    return world.refund(form.get('payment_intent') ?? '')
      ? ok({ id: world.id('re'), object: 'refund', status: 'succeeded' })
      : failure(400, 'charge_already_refunded');
  return failure(404, 'unknown_path');
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

export const startStripeDouble = async (world: StripeWorld): Promise<StripeDouble> => {
  const requests: StripeRequest[] = [];
  const remembered = new Map<string, Answer>();
  let broken: 'hang' | number | null = null;
  const server: Server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double');
    const asked = {
      method: request.method ?? '',
      path: pathname,
      form: new URLSearchParams(await readBody(request)),
      query: searchParams,
      headers: request.headers,
    };
    requests.push(asked);
    if (broken === 'hang') return;
    const key = request.headers['idempotency-key']?.toString();
    const known = key ? remembered.get(key) : undefined;
    const answer = broken ? { status: broken, body: { error: { type: 'api_error', message: 'down' } } } : (known ?? answerTo(world, asked));
    if (key && answer.status === 200) remembered.set(key, answer);
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_double' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    break: how => {
      broken = how;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
};
