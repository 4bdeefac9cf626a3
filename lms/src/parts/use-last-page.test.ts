import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useLastPage } from './use-last-page.ts';

type Loaded = { rows: number; total: number; pageSize?: number };

function use(data: Loaded | undefined, page: number, isPlaceholderData = false) {
  const turn = vi.fn();
  const { result } = renderHook(() =>
    useLastPage({ data, isPlaceholderData }, page, (counts) => counts, turn),
  );
  return { turns: turn.mock.calls, isTurning: result.current };
}

describe('the last page of a list', () => {
  it.each([
    ['an emptied page', { rows: 0, total: 40 }, 3, 2],
    ['one far behind the last', { rows: 0, total: 21 }, 9, 2],
    ['one whose answer counts nothing', { rows: 0, total: 0 }, 3, 1],
    ['one whose answer still counts it', { rows: 0, total: 60 }, 3, 2],
    ['one of another size', { rows: 0, total: 30, pageSize: 10 }, 4, 3],
  ])('follows %s', (_, loaded, page, target) => {
    expect(use(loaded, page)).toEqual({ turns: [[target, true]], isTurning: true });
  });

  it.each([
    ['a page with rows', { rows: 1, total: 41 }, 3],
    ['an empty list', { rows: 0, total: 0 }, 1],
    ['a page that is not loaded', undefined, 3],
  ])('does not follow %s', (_, loaded, page) => {
    expect(use(loaded, page)).toEqual({ turns: [], isTurning: false });
  });

  it('waits for the rows of the page that was turned to', () => {
    expect(use({ rows: 0, total: 0 }, 2, true)).toEqual({ turns: [], isTurning: true });
  });
});
