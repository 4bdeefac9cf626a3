import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pagination } from './Pagination.tsx';
import { pagesToShow } from './pages-to-show.ts';

it('marks the current page, moves to the next one, and disables the previous button on page 1', async () => {
  const onPage = vi.fn();
  render(<Pagination label="Jobs" page={1} pages={9} onPage={onPage} />);
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('1');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onPage).toHaveBeenCalledExactlyOnceWith(2);
});

it.each([
  [1, 1, [1]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
  [9, 9, [1, null, 8, 9]],
])('on page %d of %d shows %j', (page, pages, shown) => expect(pagesToShow(page, pages)).toEqual(shown));
