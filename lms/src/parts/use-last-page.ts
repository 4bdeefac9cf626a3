import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { useEffect, useEffectEvent } from 'react';

/**
 * Goes to the last page of a list if the loaded page has no rows, for example because those it had left the list.
 * Undefined is for a page that is not loaded yet.
 */
export function useLastPage(
  loaded: { rows: number; total: number } | undefined,
  onPage: (page: number, isReplacing: boolean) => void,
): void {
  const lastPage = loaded?.rows === 0 ? Math.ceil(loaded.total / PAGE_SIZE) : 0;
  const replacePage = useEffectEvent((page: number) => onPage(page, true));
  useEffect(() => {
    if (lastPage > 0) replacePage(lastPage);
  }, [lastPage]);
}
