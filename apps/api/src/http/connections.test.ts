import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { capConnections } from './connections.ts';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
};

const HEALTH = 'GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n';
const answerOf = async (socket: Socket): Promise<string> => {
  socket.write(HEALTH);
  const [data] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
  return String(data);
};

test('a body that never arrives is given up', async () => {
  const { app } = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(app.server.requestTimeout).toBe(20_000);
  expect(app.server.headersTimeout).toBe(10_000);
  app.server.requestTimeout = 200;
  app.server.headersTimeout = 200;
  const socket = await open((app.server.address() as AddressInfo).port);
  socket.write('POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 4\d\d/);
  await once(socket, 'close');
}, 15_000);

test('a connection that never sent a byte is closed without a reply', async () => {
  const { app } = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  app.server.headersTimeout = 200;
  const socket = await open((app.server.address() as AddressInfo).port);
  const heard: string[] = [];
  socket.on('data', data => heard.push(String(data)));
  await once(socket, 'close');
  expect(heard).toEqual([]);
}, 15_000);

test('one address cannot hold every connection', async () => {
  const { app } = await testApp();
  capConnections(app.server, { behindProxy: false, perAddress: 3 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const held = [await open(port), await open(port), await open(port)];
  expect(await answerOf(held[2] as Socket)).toMatch(/^HTTP\/1\.1 200/);
  expect(await answerOf(await open(port))).toBe('');
  held[0]?.destroy();
  await expect.poll(async () => (await answerOf(await open(port))).slice(0, 12)).toBe('HTTP/1.1 200');
});
