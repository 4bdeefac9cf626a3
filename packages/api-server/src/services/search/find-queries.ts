import { guideQueryPath, queryPath } from '@plinth/domain/navigation/query-paths';
import { toPlainText } from '@plinth/domain/rich-text/to-plain-text';
import { excerptOf } from '@plinth/domain/search/excerpt-of';
import type { SearchHit } from '@plinth/domain/search/search-hit';
import { findQueries as findPage } from '../../db/queries/search/find-queries.ts';
import type { Deps } from '../../deps.ts';
import type { SearchInput } from './search-input.ts';

/**
 * Finds the queries the caller may read: those of the cohorts they guide, and own and shared ones of cohorts they learn
 * in.
 */
export async function findQueries(
  { db }: Pick<Deps, 'db'>,
  { caller, text, phrase, terms, places, limit, offset }: SearchInput,
): Promise<{ total: number; hits: SearchHit[] }> {
  const open = new Map(places.filter(({ hasQueries }) => hasQueries).map((place) => [place.cohortId, place]));
  if (open.size === 0) return { total: 0, hits: [] };
  const idsOf = (area: 'learn' | 'mentor') =>
    [...open.values()].flatMap((place) => (place.area === area ? [place.cohortId] : []));
  const page = await findPage.first(db, {
    userId: caller.userId,
    guides: idsOf('mentor'),
    learns: idsOf('learn'),
    terms,
    phrase,
    limit,
    offset,
  });
  const { total, found } = page ?? { total: 0, found: [] };
  return {
    total,
    hits: found.map(({ queryId, cohortId, title, description, lastActivityAt }) => {
      const place = open.get(cohortId);
      const pathOf = place?.area === 'mentor' ? guideQueryPath : queryPath;
      return {
        title,
        detail: place?.courseTitle ?? '',
        // Markup is removed before the cut, which could otherwise split a pair of marks.
        excerpt: excerptOf(toPlainText(description, description.length), text),
        at: new Date(lastActivityAt).toISOString(),
        path: pathOf(cohortId, queryId),
      };
    }),
  };
}
