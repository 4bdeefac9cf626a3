import { render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { server } from '../../test/server.ts';
import { ReloadNotice } from '../shell/ReloadNotice.tsx';
import { build } from '../stores/build.ts';
import { lazyPart } from './lazy-part.ts';

it('a part that fails to load leaves the page as it is and loads when the connection is back', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => 'The part');
  const Part = lazyPart(load);
  render(
    <>
      <p>The page</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await expect.poll(() => load).toHaveBeenCalledTimes(1);
  expect(screen.getByText('The page')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([
  ['the server no longer has', 404],
  ['the browser remembers as failed, though the server has it', 200],
])('for a part that %s the page asks to be reloaded, and any other is waited for', async (_why, answered) => {
  const file = 'http://localhost/assets/Part-abc.js';
  let status = 503;
  server.use(http.head(file, () => new HttpResponse(null, { status })));
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValue(new TypeError(`Failed to fetch dynamically imported module: ${file}`));
  const Part = lazyPart(load);
  render(
    <>
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
      <ReloadNotice />
    </>,
  );
  const connect = () => window.dispatchEvent(new Event('online'));
  await expect.poll(() => load).toHaveBeenCalledTimes(1);
  connect();
  await expect.poll(() => load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  status = answered;
  await expect
    .poll(() => {
      connect();
      return screen.queryByText(/A part of this page could not be loaded/);
    })
    .toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  build.needsReload = false;
});
