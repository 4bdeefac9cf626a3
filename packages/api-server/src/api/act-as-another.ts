import { isEmail, normalizeEmail } from '@plinth/domain/fields/email';
import { isUuid } from '@plinth/domain/fields/is-uuid';
import { staffMay } from '@plinth/domain/staff/capability';
import { eq } from 'drizzle-orm';
import { accountByAddress } from '../db/queries/account/account-by-address.ts';
import { auditEntries, users } from '../db/schema/accounts.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../services/refusal.ts';
import { requireShownFactor } from '../services/second-factors/require-shown-factor.ts';
import type { Caller, RequestFacts } from './context.ts';
import { findCallerByUser } from './find-caller.ts';

/** The id of the user staff name: they have an id, or the address the person wrote from. */
async function idOf(deps: Deps, wanted: string): Promise<string | null> {
  if (isUuid(wanted)) return wanted;
  const emailId = normalizeEmail(wanted);
  if (!isEmail(emailId)) return null;
  const [user] = await deps.db
    .select({ userId: users.userId })
    .from(users)
    .where(eq(users.userId, accountByAddress(emailId)));
  return user?.userId ?? null;
}

/**
 * Handles the override-user header, a user id or an email address: ignored unless the school enabled it; then for
 * support staff only, and each use leaves an audit row. Only owners may act as a member of staff, so that no one gains
 * roles by it.
 * @throws Refusal FORBIDDEN for other callers, SECOND_FACTOR_REQUIRED, NOT_FOUND for an unknown user
 */
export async function actAsAnother(
  deps: Deps,
  request: RequestFacts,
  caller: Caller,
  cohortId: string | null,
): Promise<Caller> {
  const wanted = request.headers['override-user'];
  if (typeof wanted !== 'string' || wanted === '' || !deps.settings.OVERRIDE_USER) return caller;
  if (!staffMay(caller.staffRoles, 'people.act-as'))
    throw refuse('FORBIDDEN', 'Only support staff may act as another user.');
  requireShownFactor(deps.settings, caller);
  const userId = await idOf(deps, wanted);
  const other = userId ? await findCallerByUser(deps, userId, caller, cohortId) : null;
  if (!other) throw refuse('NOT_FOUND', 'User not found.');
  if (other.staffRoles.length > 0 && !caller.staffRoles.includes('OWNER'))
    throw refuse('FORBIDDEN', 'Only an owner may look as someone who works here.');
  await deps.db.insert(auditEntries).values({
    actorId: caller.userId,
    subjectId: other.userId,
    action: 'override-user',
    source: 'ACTING',
    address: request.address,
    details: { requestId: request.requestId },
    createdAt: deps.now(),
  });
  return other;
}
