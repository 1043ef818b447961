import { expect, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { clientAddress, trustProxies } from './client-address.js';

async function addressOf(trusted: Parameters<typeof trustProxies>[1], forwarded: string): Promise<string> {
  const app = express();
  trustProxies(app, trusted);
  app.get('/', (incoming, response) => void response.json(clientAddress(incoming)));
  return (await request(app).get('/').set('X-Forwarded-For', forwarded)).body;
}

const proxy = '127.0.0.1';

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:5678', '1.2.3.4'],
  ['[2001:db8:1:2ff::1]:443', '2001:db8:1:200::/56'],
  ['[2001:db8:1:2ff::1]', '2001:db8:1:200::/56'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
  ['9.9.9.9:1, 1.2.3.4:5678', '1.2.3.4'],
])('a proxy forwards %s: the client is %s', async (forwarded, client) => {
  expect(await addressOf(1, forwarded)).toBe(client);
});

test.each([
  'unknown',
  '1.2.3.4:',
  '1.2.3.4:567890',
  '1.2.3.4:56:78',
  '999.1.1.1:80',
  '[1.2.3.4:80',
  '[unknown]:80',
  '1.2.3.4]:80',
  '[2001:db8::1]x',
  '['.repeat(6_000),
])('what is no address is the proxy’s client: %s', async (forwarded) => {
  expect(await addressOf(1, forwarded)).toBe(proxy);
});

test('a proxy that is trusted by its address is one with its port, too', async () => {
  const trusted = [proxy, '10.0.0.0/8'];
  expect(await addressOf(trusted, '9.9.9.9:1, 1.2.3.4:5678, 10.0.0.7:4444')).toBe('1.2.3.4');
  expect(await addressOf(trusted, '9.9.9.9, 1.2.3.4:10, 11.0.0.7:4444')).toBe('11.0.0.7');
  expect(await addressOf(false, '1.2.3.4')).toBe(proxy);
});
