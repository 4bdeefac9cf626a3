import type { FoundPerson } from '@plinth/domain/account/found-person';
import { staffMay } from '@plinth/domain/staff/capability';
import type { Caller, RequestFacts } from '../../api/context.ts';
import { findPeople as findPage } from '../../db/queries/support/find-people.ts';
import { auditEntries } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from '../account/not-acting.ts';
import { containing } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';
import { refuse } from '../refusal.ts';
import { requireShownFactor } from '../second-factors/require-shown-factor.ts';

type Input = { search: string; pageNo: number };

/** @throws Refusal FORBIDDEN for anyone who may not act as another person either, SECOND_FACTOR_REQUIRED */
function requireSupport(deps: Pick<Deps, 'settings'>, caller: Caller): Caller {
  if (!deps.settings.OVERRIDE_USER || !staffMay(notActing(caller).staffRoles, 'people.act-as'))
    throw refuse('FORBIDDEN', 'Only support staff may look for people.');
  requireShownFactor(deps.settings, caller);
  return caller;
}

/**
 * Finds people whose name or address contains the search words, or whose id it is, by name, for support staff of a
 * school that lets them act as others. Each search leaves an audit row.
 * @throws Refusal FORBIDDEN, SECOND_FACTOR_REQUIRED
 */
export async function findPeople(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  { requestId }: Pick<RequestFacts, 'requestId'>,
  caller: Caller,
  { search, pageNo }: Input,
): Promise<{ people: FoundPerson[]; total: number }> {
  const { userId } = requireSupport(deps, caller);
  const found = await findPage.first(deps.db, {
    patterns: search.split(/\s+/).map(containing),
    id: search.toLowerCase(),
    ...pageOf(pageNo),
  });
  const { total, people } = found ?? { total: 0, people: [] };
  await deps.db.insert(auditEntries).values({
    actorId: userId,
    action: 'find-people',
    details: { requestId, search, pageNo, total },
    createdAt: deps.now(),
  });
  return { people, total };
}
