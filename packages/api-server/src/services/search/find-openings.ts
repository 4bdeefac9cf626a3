import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { excerptOf } from '@plinth/domain/search/excerpt-of';
import type { SearchHit } from '@plinth/domain/search/search-hit';
import { eq } from 'drizzle-orm';
import { findOpenings as findPage } from '../../db/queries/search/find-openings.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { readPlacements } from '../placement/read-placements.ts';
import type { SearchInput } from './search-input.ts';

/** Finds the openings that accept applications, for learners to whom placement is open. Two statements. */
export async function findOpenings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { caller, text, phrase, terms, places, limit, offset }: SearchInput,
): Promise<{ total: number; hits: SearchHit[] }> {
  const learns = new Set(places.flatMap(({ area, cohortId }) => (area === 'learn' ? [cohortId] : [])));
  if (learns.size === 0) return { total: 0, hits: [] };
  const placements = await readPlacements(db, eq(enrolments.userId, caller.userId), now());
  const cohortId = placements.find((place) => place.mayApply && learns.has(place.cohortId))?.cohortId;
  if (cohortId === undefined) return { total: 0, hits: [] };
  const page = await findPage.first(db, { terms, phrase, now: now(), limit, offset });
  const { total, found } = page ?? { total: 0, found: [] };
  return {
    total,
    hits: found.map((opening) => ({
      title: opening.title,
      detail: `${opening.companyName} · ${opening.location}`,
      excerpt: excerptOf(opening.description, text),
      at: new Date(opening.publishedAt).toISOString(),
      path: placementPath('job', cohortId, { jobOpeningId: opening.jobOpeningId }),
    })),
  };
}
