import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
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
