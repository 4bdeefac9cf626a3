import type { FoundText } from '@plinth/domain/search/rank-pages';
import type { OpenText } from './open-lessons.ts';

type Found = { nodeId: string; words: number[]; heads: number[] };

/**
 * Returns the found texts that are open, with their pages; terms are renumbered without stop words, which PostgreSQL
 * has left out.
 */
export function numberTerms(
  open: ReadonlyMap<string, Pick<OpenText, 'text' | 'page'>>,
  kept: readonly number[],
  texts: readonly Found[],
): (FoundText & { nodeId: string })[] {
  const place = new Map(kept.map((term, index) => [term, index]));
  const renumbered = (some: readonly number[]) => some.flatMap((term) => place.get(term) ?? []);
  return texts.flatMap(({ nodeId, words, heads }) => {
    const entry = open.get(nodeId);
    if (!entry) return [];
    return [
      {
        nodeId,
        pageId: entry.page.nodeId,
        isPage: entry.page === entry.text,
        words: renumbered(words),
        heads: renumbered(heads),
      },
    ];
  });
}
