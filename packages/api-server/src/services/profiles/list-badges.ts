import { CREDIT_BADGES } from '@plinth/domain/profiles/badge';
import { listBadges as findBadges } from '../../db/queries/profiles/list-badges.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/** Lists what a person has earned: completed courses and credit totals. @throws Refusal NOT_FOUND */
export async function listBadges(deps: Deps, userHash: string) {
  const found = await findBadges.first(deps.db, { userHash, goals: [...CREDIT_BADGES] });
  if (!found) throw refuse('NOT_FOUND', 'Profile not found.');
  return {
    badges: found.badges.map((badge) => ({ ...badge, earnedAt: new Date(badge.earnedAt).toISOString() })),
  };
}
