import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createClient } from './create-client.ts';
import { loadStaffContract } from './load-staff-contract.ts';

const server = setupServer(http.get('*/waiting', () => HttpResponse.json({ waiting: [] })));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

it('the staff contract is loaded by the first staff call, and again after a failed load', async () => {
  const load = vi.fn(loadStaffContract);
  const api = createClient({ readToken: () => 'token', onUnauthorized: () => {}, loadStaffContract: load });
  expect(load).not.toHaveBeenCalled();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await expect(api.waiting.list({})).rejects.toMatchObject({ status: 0 });
  await expect(api.waiting.list({})).resolves.toEqual({ waiting: [] });
  await api.waiting.list({});
  expect(load).toHaveBeenCalledTimes(2);
});
