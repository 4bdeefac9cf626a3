import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { server } from '../../test/server.ts';
import { fetched } from './fetched.ts';
import { toMessage } from './to-message.ts';

const FILE = 'http://localhost:4321/voucher-code.js';
const told = () =>
  fetched(Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${FILE}`))).catch(
    toMessage,
  );

it('reports a module that fails to load as a lost connection, without the text of the browser', async () => {
  server.use(http.head(FILE, () => HttpResponse.error()));
  expect(await told()).toBe('No connection to the school. Check your network and try again.');
  expect(await fetched(Promise.resolve({ is: 'here' }))).toEqual({ is: 'here' });
});

it('asks to reload once the school answers again, as the browser will not fetch the module a second time', async () => {
  server.use(http.head(FILE, () => new HttpResponse(null, { status: 200 })));
  expect(await told()).toContain('reload the page and try again');
});
