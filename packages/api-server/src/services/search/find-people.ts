import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { plainWords } from '@plinth/domain/search/plain-words';
import type { SearchHit } from '@plinth/domain/search/search-hit';
import { staffMay } from '@plinth/domain/staff/capability';
import { findNearPeople } from '../../db/queries/search/find-near-people.ts';
import { findPeople as findMet } from '../../db/queries/search/find-people.ts';
import type { Deps } from '../../deps.ts';
import { containing } from '../matches-search.ts';
import { countPeople, findPeopleIds, readPeopleRows } from '../people/find-people.ts';
import { hasShownFactor } from '../second-factors/require-shown-factor.ts';
import type { SearchInput } from './search-input.ts';

type Page = { total: number; hits: SearchHit[] };

const ROLES = {
  LEARNER: 'Learner',
  INDUSTRIAL_GUIDE: 'Industrial guide',
  LEAD_MENTOR: 'Lead mentor',
} as const;

/** Finds all people, for staff who may read them, as the office's list does; without a match, similar spellings. */
async function findAll({ db }: Pick<Deps, 'db'>, input: SearchInput): Promise<Page> {
  const { text, phrase, limit, offset } = input;
  const filter = { search: text };
  const [ids, total] = await Promise.all([
    findPeopleIds(db, filter, { sortBy: 'name', sortDirection: 'asc', limit, offset }),
    countPeople(db, filter),
  ]);
  const near = total > 0 ? [] : ((await findNearPeople.first(db, { phrase, limit }))?.userIds ?? []);
  const people = await readPeopleRows(db, total > 0 ? ids : near);
  return {
    total: total > 0 ? total : people.length,
    hits: people.map(({ userId, firstName, lastName, emailId, createdAt }) => ({
      title: `${firstName} ${lastName}`.trim() || emailId,
      detail: emailId,
      excerpt: '',
      at: createdAt,
      path: `/office/people/${userId}`,
    })),
  };
}

/**
 * Finds the caller's teachers, and the people the caller guides, whose profile opens where their performance is locked.
 * One statement.
 */
async function findOwn({ db }: Pick<Deps, 'db'>, input: SearchInput): Promise<Page> {
  const { caller, text, phrase, places, limit, offset } = input;
  const idsOf = (area: 'learn' | 'mentor') =>
    places.flatMap((place) => (place.area === area ? [place.cohortId] : []));
  const [learns, guides] = [idsOf('learn'), idsOf('mentor')];
  if (learns.length + guides.length === 0) return { total: 0, hits: [] };
  const page = await findMet.first(db, {
    userId: caller.userId,
    learns,
    guides,
    patterns: text.split(/\s+/).map(containing),
    phrase,
    limit,
    offset,
  });
  const { total, found } = page ?? { total: 0, found: [] };
  const placeOf = new Map(places.map((place) => [place.cohortId, place]));
  return {
    total,
    hits: found.map(({ userId, userHash, cohortId, name, role }) => ({
      title: name,
      detail: `${ROLES[role]} · ${placeOf.get(cohortId)?.courseTitle ?? ''}`,
      excerpt: '',
      at: null,
      path:
        role === 'LEARNER' && placeOf.get(cohortId)?.hasPerformance
          ? `${areaPagePath('mentor', cohortId, 'group-performance')}?${new URLSearchParams({ learner: userId })}`
          : `/user-profile?${new URLSearchParams({ userHash })}`,
    })),
  };
}

/**
 * Finds the people the caller may see. Finding what the office shows requires a second factor in production, as the
 * office does.
 */
export function findPeople(deps: Pick<Deps, 'db' | 'settings'>, input: SearchInput): Promise<Page> {
  const { staffRoles, secondFactorAt, actorId } = input.caller;
  const isProven = hasShownFactor(deps.settings, secondFactorAt);
  const mayReadAll = staffMay(staffRoles, 'people.read') && isProven && actorId === null;
  if (plainWords(input.text).length === 0) return Promise.resolve({ total: 0, hits: [] });
  return mayReadAll ? findAll(deps, input) : findOwn(deps, input);
}
