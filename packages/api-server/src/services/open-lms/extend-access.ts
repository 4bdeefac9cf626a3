import { EXTENSION_OFFERED_SECONDS, mayExtendAccess } from '@plinth/domain/open-lms/may-extend-access';
import type { TimerState } from '@plinth/domain/session/state-slices';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { openAccesses } from '../../db/schema/open-lms.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { requireOpenPlace } from './require-open-place.ts';

/**
 * Extends the caller's access once, by what the school sets, counted from its end, or from now if that has passed. If
 * it was extended before, returns the present time.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT not offered
 */
export async function extendAccess(
  deps: Deps,
  caller: Pick<Caller, 'userId'>,
  cohortId: string | undefined,
): Promise<{ timer: TimerState; canExtendAccess: false }> {
  const place = await requireOpenPlace(deps, caller, cohortId);
  if (place.isExtended) return { timer: place.timer, canExtendAccess: false };
  if (place.cohortStatus !== 'ACTIVE' || !mayExtendAccess(place))
    throw refuse('CONFLICT', 'More time is not available right now.', {
      details: place.isPaid
        ? 'Your access has no end: there is nothing to extend.'
        : 'More time is offered once, in the last day of your access or after it.',
    });
  const now = deps.now();
  const moment = sql`${sql.param(now, openAccesses.endsAt)}::timestamptz`;
  // Two tabs extend once: the second finds it extended.
  await deps.db
    .update(openAccesses)
    .set({
      extendedAt: now,
      endsAt: sql`greatest(${openAccesses.endsAt}, ${moment}) + make_interval(days => ${deps.settings.OPEN_EXTENSION_DAYS})`,
    })
    .where(
      and(
        eq(openAccesses.enrolmentId, place.enrolmentId),
        isNull(openAccesses.extendedAt),
        lte(openAccesses.endsAt, new Date(now.getTime() + EXTENSION_OFFERED_SECONDS * 1_000)),
      ),
    );
  const { timer } = await requireOpenPlace(deps, caller, place.cohortId);
  return { timer, canExtendAccess: false };
}
