import type { SearchKind } from '@plinth/domain/search/search-hit';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

type Search = { text: string; kind?: SearchKind | undefined; near?: string | undefined; pageNo?: number };

/** What may be opened that has the words of a text: the best of each kind, or a page (from 0) of one. */
export const searchQuery = ({ text, kind, near, pageNo = 0 }: Search) => ({
  ...callQuery(
    ['search', text, kind ?? null, near ?? null, pageNo],
    api.search.find,
    { query: { text, pageNo, ...(kind ? { kind } : {}), ...(near ? { near } : {}) } },
    { staleTime: 30_000, retry: false },
  ),
  placeholderData: keepPreviousData,
});
