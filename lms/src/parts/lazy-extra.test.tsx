import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { lazyExtra } from './lazy-extra.ts';

describe('a part that the page can do without', () => {
  it('is shown once it is loaded', async () => {
    const Part = lazyExtra(async () => () => <p>the part</p>);
    render(
      <Suspense>
        <Part />
      </Suspense>,
    );
    expect(await screen.findByText('the part')).toBeVisible();
  });

  it('SESSION-06 is left out when the connection is lost while it loads, and the page stays', async () => {
    const Part = lazyExtra(async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    render(
      <Suspense fallback={<p>loading</p>}>
        <p>the page</p>
        <Part />
      </Suspense>,
    );
    expect(await screen.findByText('the page')).toBeVisible();
  });
});
