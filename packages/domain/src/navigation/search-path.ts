import type { SearchKind } from '../search/search-hit.ts';

/** The address of what was found for a text, of all kinds or of one. */
export const searchPath = (text: string, kind?: SearchKind): string =>
  `/search?${new URLSearchParams({ text, ...(kind ? { kind } : {}) })}`;
