import type { SearchKind } from '../search/search-hit.ts';

/** Returns the path of the search results for a text, of all kinds or one. */
export const searchPath = (text: string, kind?: SearchKind): string =>
  `/search?${new URLSearchParams({ text, ...(kind ? { kind } : {}) })}`;
