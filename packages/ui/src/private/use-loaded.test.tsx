import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { onReloadWanted } from '../loading/reload-wanted.ts';
import { useLoaded } from './use-loaded.ts';

const FILE = 'http://localhost/assets/Dialog-abc.js';
const failed = () => new TypeError(`Failed to fetch dynamically imported module: ${FILE}`);
/** How the server answers a look at the file; null while it cannot be reached. */
const answerWith = (status: number | null) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      if (status === null) throw new TypeError('Failed to fetch');
      return new Response(null, { status });
    }),
  );
afterEach(() => vi.unstubAllGlobals());

it('a module that fails to load leaves the page as it is and is loaded again when the browser is online', async () => {
  answerWith(null);
  const load = vi
    .fn<() => Promise<{ default: ComponentType }>>()
    .mockRejectedValueOnce(failed())
    .mockResolvedValue({ default: () => <p>The dialog</p> });
  function Page() {
    const Surface = useLoaded(load, true);
    return <main>The page {Surface && <Surface />}</main>;
  }
  render(<Page />);
  await expect.poll(() => fetch).toHaveBeenCalled();
  expect(screen.getByText('The page')).toBeInTheDocument();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('The dialog')).toBeInTheDocument();
});

it.each([
  ['the server no longer has', 404],
  ['the browser remembers as failed', 200],
])('for a module that %s the app is told to load the page again', async (_why, status) => {
  answerWith(status);
  const told = vi.fn();
  onReloadWanted(told);
  const load = vi.fn<() => Promise<{ default: ComponentType }>>().mockRejectedValue(failed());
  function Page() {
    const Surface = useLoaded(load, true);
    return <main>The page {Surface && <Surface />}</main>;
  }
  render(<Page />);
  await expect.poll(() => told).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith(FILE, expect.objectContaining({ method: 'HEAD' }));
  expect(screen.getByText('The page')).toBeInTheDocument();
  onReloadWanted(() => {});
});

it('while the server cannot be reached the app is told nothing', async () => {
  answerWith(503);
  const told = vi.fn();
  onReloadWanted(told);
  const load = vi.fn<() => Promise<{ default: ComponentType }>>().mockRejectedValue(failed());
  function Page() {
    return <main>{useLoaded(load, true) ? 'Loaded' : 'The page'}</main>;
  }
  render(<Page />);
  await expect.poll(() => fetch).toHaveBeenCalled();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBeGreaterThan(1);
  expect(told).not.toHaveBeenCalled();
  onReloadWanted(() => {});
});
