import { expect, it } from 'vitest';
import { fetched } from './fetched.ts';
import { toMessage } from './to-message.ts';

it('reports a module that fails to load as a lost connection, without the text of the browser', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: http://localhost/voucher-code.js');
  const told = await fetched(Promise.reject(lost)).catch(toMessage);
  expect(told).toBe('No connection to the school. Check your network and try again.');
  expect(await fetched(Promise.resolve({ is: 'here' }))).toEqual({ is: 'here' });
});
