import { expect, test, vi } from 'vitest';
import { CallError, callTable, createClient } from './client.ts';
import { contract } from './contract.ts';
import { messages } from './messages.ts';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** A client whose every call gets the same answer. */
const clientWith = (answer: () => Promise<Response>, token: string | null = 'titok') => {
  const send = vi.fn<typeof fetch>(answer);
  const onUnauthorized = vi.fn<(message: string) => void>();
  const api = createClient(callTable(contract), { token: () => token, onUnauthorized, fetch: send });
  const sent = () => {
    const [address, init] = send.mock.calls[0] ?? [];
    return { address, method: init?.method, headers: new Headers(init?.headers), body: init?.body };
  };
  return { api, onUnauthorized, sent };
};
const answers = (status: number, body: unknown, token?: string | null) => clientWith(async () => json(status, body), token);
const failureOf = async (call: Promise<unknown>): Promise<CallError> => {
  const error = await call.catch((thrown: unknown) => thrown);
  if (error instanceof CallError) return error;
  throw new Error('The call did not fail.');
};

test('a call carries the bearer token, and none without a session', async () => {
  const own = answers(200, { success: true });
  await own.api.profile.get();
  expect(own.sent()).toMatchObject({ address: '/api/profile', method: 'GET' });
  expect(own.sent().headers.get('authorization')).toBe('Bearer titok');
  const guest = answers(200, { success: true, data: [] }, null);
  await guest.api.catalog.search({ query: { q: 'tört szám' } });
  expect(guest.sent().address).toBe('/api/search?q=t%C3%B6rt+sz%C3%A1m');
  expect(guest.sent().headers.has('authorization')).toBe(false);
});

test('parameters stand in the path, the body is JSON', async () => {
  const { api, sent } = answers(200, { success: true, message: '' });
  await api.auth.resetPassword({ params: { token: 'a/b' }, body: { password: 'x' } });
  expect(sent()).toMatchObject({ address: '/api/reset-password/a%2Fb', method: 'POST', body: '{"password":"x"}' });
  expect(sent().headers.get('content-type')).toBe('application/json');
});

test('a failure is read from the message field; without one there is no text, so that the screen says its own', async () => {
  expect(await failureOf(answers(409, { success: false, message: 'Az osztály betelt.' }).api.classes.leave())).toMatchObject({
    status: 409,
    message: 'Az osztály betelt.',
  });
  const proxy = clientWith(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await failureOf(proxy.api.profile.get())).toMatchObject({ status: 502, message: '' });
});

test('a network that fails says the stated sentence', async () => {
  const { api, onUnauthorized } = clientWith(() => Promise.reject(new TypeError('fetch failed')));
  expect(await failureOf(api.profile.get())).toMatchObject({ status: 0, message: messages.network });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('an aborted call stays an abort', async () => {
  const { api } = clientWith(() => Promise.reject(new DOMException('', 'AbortError')));
  await expect(api.profile.get()).rejects.toBeInstanceOf(DOMException);
});

/** The first half of an answer comes, then this. */
const breaksWith = (cause: unknown) =>
  clientWith(async () => {
    const body = new ReadableStream({
      start(half) {
        half.enqueue(new TextEncoder().encode('{"success":true,'));
        half.error(cause);
      },
    });
    return new Response(body);
  });

test('an answer that breaks off in the middle has not come, and one left in the middle is an abort', async () => {
  expect(await failureOf(breaksWith(new TypeError('terminated')).api.profile.get())).toMatchObject({
    status: 0,
    message: messages.network,
  });
  await expect(breaksWith(new DOMException('', 'AbortError')).api.profile.get()).rejects.toBeInstanceOf(DOMException);
  const cut = clientWith(async () => new Response('{"success":true,'));
  expect(await failureOf(cut.api.profile.get())).toMatchObject({ status: 0, message: messages.network });
});

test.each([
  [401, 'Bármi más.'],
  [403, 'Érvénytelen vagy lejárt token, lépj be újra.'],
  [400, messages.sessionReplaced],
])('%i %j forces a logout', async (status, message) => {
  const { api, onUnauthorized } = answers(status, { success: false, message });
  await failureOf(api.profile.get());
  expect(onUnauthorized.mock.calls).toEqual([[message]]);
});

test('a 401 without a message still forces a logout', async () => {
  const { api, onUnauthorized } = answers(401, {});
  await failureOf(api.profile.get());
  expect(onUnauthorized.mock.calls).toEqual([[messages.tokenInvalid]]);
});

test('neither another refusal nor a wrong login ends a session', async () => {
  const refused = answers(403, { success: false, message: messages.waitingForApproval });
  await failureOf(refused.api.classes.list());
  expect(refused.onUnauthorized).not.toHaveBeenCalled();
  const wrong = answers(401, { success: false, message: messages.loginFailed }, null);
  await failureOf(wrong.api.auth.login({ body: { email: 'a@b.hu', password: 'x' } }));
  expect(wrong.onUnauthorized).not.toHaveBeenCalled();
});

test('a call on its way while the token was renewed is sent again with the new one and ends no session', async () => {
  let token = 'regi';
  const sent: (string | null)[] = [];
  const onUnauthorized = vi.fn<(message: string) => void>();
  const send: typeof fetch = async (_, init) => {
    sent.push(new Headers(init?.headers).get('authorization'));
    if (token === 'uj') return json(200, { success: true });
    token = 'uj';
    return json(401, { success: false, message: messages.tokenInvalid });
  };
  const api = createClient(callTable(contract), { token: () => token, onUnauthorized, fetch: send });
  await api.profile.get();
  expect(sent).toEqual(['Bearer regi', 'Bearer uj']);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('what a guest may read is read as a guest when the session has ended', async () => {
  const seen: (string | null)[] = [];
  const send: typeof fetch = async (_address, init) => {
    const token = new Headers(init?.headers).get('authorization');
    seen.push(token);
    return token ? json(401, { success: false, message: messages.sessionReplaced }) : json(200, { success: true, data: 'cards' });
  };
  const onUnauthorized = vi.fn<(message: string) => void>();
  const api = createClient(callTable(contract), { token: () => 'titok', onUnauthorized, fetch: send });
  expect(await api.catalog.curriculums()).toMatchObject({ data: 'cards' });
  expect(seen).toEqual(['Bearer titok', null]);
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(await failureOf(api.profile.get())).toMatchObject({ status: 401 });
});
