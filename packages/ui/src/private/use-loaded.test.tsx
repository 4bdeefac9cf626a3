import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { useLoaded } from './use-loaded.ts';

it('a module that fails to load leaves the page as it is and is loaded again when the browser is online', async () => {
  const load = vi
    .fn<() => Promise<{ default: ComponentType }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: () => <p>The dialog</p> });
  function Page() {
    const Surface = useLoaded(load, true);
    return <main>The page {Surface && <Surface />}</main>;
  }
  render(<Page />);
  await expect.poll(() => load).toHaveBeenCalledTimes(1);
  expect(screen.getByText('The page')).toBeInTheDocument();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('The dialog')).toBeInTheDocument();
});
