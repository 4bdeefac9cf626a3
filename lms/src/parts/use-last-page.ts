import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { useEffect, useEffectEvent } from 'react';

type PagedQuery<Data> = { data: Data | undefined; isPlaceholderData?: boolean };

/** The number of rows of one page, and of all pages together. */
type Counts = { rows: number; total: number; pageSize?: number };

/**
 * Goes to the last page of a list if the loaded page has no rows, for example because those it had left the list. Some
 * answers count 0 in total on such a page; then it goes to the first.
 * @param page counts from 1
 * @param onPage its second argument says that the emptied page should not stay in the history
 * @returns whether the rows of another page are on their way, so that an empty list must not be announced
 */
export function useLastPage<Data>(
  { data, isPlaceholderData = false }: PagedQuery<Data>,
  page: number,
  countsOf: (data: Data) => Counts,
  onPage: (page: number, isReplacing: boolean) => void,
): boolean {
  const { rows, total, pageSize = PAGE_SIZE } = data ? countsOf(data) : { rows: 1, total: 1 };
  const isEmptied = rows === 0 && page > 1 && !isPlaceholderData;
  const lastPage = isEmptied ? Math.max(1, Math.min(Math.ceil(total / pageSize), page - 1)) : 0;
  const replacePage = useEffectEvent((next: number) => onPage(next, true));
  useEffect(() => {
    if (lastPage > 0) replacePage(lastPage);
  }, [lastPage]);
  return rows === 0 && (page > 1 || isPlaceholderData);
}
