import { excerptOf } from '@plinth/domain/search/excerpt-of';
import { rankPages } from '@plinth/domain/search/rank-pages';
import type { SearchHit } from '@plinth/domain/search/search-hit';
import { findTexts } from '../../db/queries/search/find-texts.ts';
import type { Deps } from '../../deps.ts';
import { numberTerms } from './number-terms.ts';
import { pageHit } from './page-hit.ts';
import type { SearchInput } from './search-input.ts';

/** Finds lessons and other course pages open to the caller, by relevance. One statement. */
export async function findLessons(
  { db }: Pick<Deps, 'db'>,
  { text, phrase, terms, open, limit, offset }: SearchInput,
): Promise<{ total: number; hits: SearchHit[] }> {
  const courseIds = [...new Set([...open.values()].map(({ place }) => place.courseId))];
  if (courseIds.length === 0) return { total: 0, hits: [] };
  const found = await findTexts.first(db, { courseIds, terms, phrase });
  const { kept = [], texts = [], near = [] } = found ?? {};
  const own = numberTerms(open, kept, texts);
  const pages = new Set([...open.values()].map(({ page }) => page.nodeId)).size;
  const ranked = rankPages({ terms: kept.length, pages, worthOf: () => 1 }, own)
    .pages.filter((page) => page.terms.size === kept.length)
    .map(({ pageId }) => pageId);
  const nearly = near
    .filter(({ nodeId }) => open.get(nodeId)?.page.nodeId === nodeId)
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ nodeId }) => nodeId);
  const all = ranked.length > 0 ? ranked : nearly;
  const textOf = new Map<string, string>();
  for (const { pageId, nodeId, isPage } of own) {
    const content = isPage ? undefined : open.get(nodeId)?.text.meta.content;
    if (content && !textOf.has(pageId)) textOf.set(pageId, content);
  }
  return {
    total: all.length,
    hits: all.slice(offset, offset + limit).flatMap((pageId) => {
      const entry = open.get(pageId);
      return entry ? [pageHit(entry, excerptOf(textOf.get(pageId) ?? '', text))] : [];
    }),
  };
}
