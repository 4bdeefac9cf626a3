import type { SearchKind } from '@plinth/domain/search/search-hit';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

type Search = { text: string; kind?: SearchKind | undefined; near?: string | undefined; pageNo?: number };

/** Search results the caller may open that match a text: the best of each kind, or a page (from 0) of one kind. */
export const searchQuery = ({ text, kind, near, pageNo = 0 }: Search) => ({
  ...callQuery(
    ['search', text, kind ?? null, near ?? null, pageNo],
    api.search.find,
    { query: { text, pageNo, ...(kind ? { kind } : {}), ...(near ? { near } : {}) } },
    { staleTime: 30_000, retry: false },
  ),
  placeholderData: keepPreviousData,
});
