import type { Deps } from '../../deps.ts';
import { recordTerms } from './record-terms.ts';

/**
 * Accepts the terms of an open offer. An earlier acceptance stays unchanged, and a repeat gets the same answer.
 * @throws Refusal NOT_FOUND, CONFLICT without an open offer or for a version that is not in force
 */
export async function acceptTerms(deps: Deps, wanted: { dealId: string; version: string }) {
  const acceptedAt = await deps.db.transaction((tx) => recordTerms(tx, wanted, deps.now()));
  return { hasAcceptedTerms: true as const, acceptedAt: acceptedAt.toISOString() };
}
