import { excerptOf } from '@plinth/domain/search/excerpt-of';
import type { SearchHit } from '@plinth/domain/search/search-hit';
import { findNotes as findPage } from '../../db/queries/search/find-notes.ts';
import type { Deps } from '../../deps.ts';
import { pageHit } from './page-hit.ts';
import type { SearchInput } from './search-input.ts';

/**
 * Finds the caller's own notes on pages open to them, or no longer in the course; last written first. One statement.
 */
export async function findNotes(
  { db }: Pick<Deps, 'db'>,
  { caller, text, phrase, terms, places, open, retired, limit, offset }: SearchInput,
): Promise<{ total: number; hits: SearchHit[] }> {
  const learns = new Map(
    places.filter(({ area }) => area === 'learn').map((place) => [place.cohortId, place]),
  );
  if (learns.size === 0) return { total: 0, hits: [] };
  const page = await findPage.first(db, {
    userId: caller.userId,
    cohortIds: [...learns.keys()],
    nodeIds: [...new Set([...open.values(), ...retired.values()].map(({ page }) => page.nodeId))],
    terms,
    phrase,
    limit,
    offset,
  });
  const { total, found } = page ?? { total: 0, found: [] };
  return {
    total,
    hits: found.flatMap((note) => {
      const entry = open.get(note.nodeId) ?? retired.get(note.nodeId);
      const place = learns.get(note.cohortId);
      if (!entry || !place) return [];
      const at = new Date(note.updatedAt).toISOString();
      return [{ ...pageHit({ ...entry, place }, excerptOf(note.text, text)), at }];
    }),
  };
}
