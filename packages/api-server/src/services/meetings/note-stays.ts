import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { userAddresses, users } from '../../db/schema/accounts.ts';
import { meetingGuests, meetingStays } from '../../db/schema/meetings.ts';
import type { ToldStay, Who } from '../../gateways/meetings/meeting-gateway.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const given = (values: readonly (string | undefined)[]) => [
  ...new Set(values.flatMap((value) => (value === undefined || value === '' ? [] : [value]))),
];

/** Matches a provider's participants to people of the school; nothing is stored about anyone unknown. */
async function findPeople(tx: Transaction, meetingId: string, told: readonly Who[]) {
  const ids = given(told.map(({ userId }) => userId)).filter((id) => UUID.test(id));
  const emails = given(told.map(({ emailId }) => emailId?.toLowerCase()));
  const refs = given(told.map(({ guestRef }) => guestRef));
  const people =
    ids.length + emails.length === 0
      ? []
      : await tx
          .select({ userId: users.userId, emailId: users.emailId })
          .from(users)
          .where(or(inArray(users.userId, ids), inArray(users.emailId, emails)))
          .unionAll(
            tx
              .select({ userId: userAddresses.userId, emailId: userAddresses.emailId })
              .from(userAddresses)
              .where(inArray(userAddresses.emailId, emails)),
          );
  const guests =
    refs.length === 0
      ? []
      : await tx
          .select({ userId: meetingGuests.userId, guestRef: meetingGuests.guestRef })
          .from(meetingGuests)
          .where(and(eq(meetingGuests.meetingId, meetingId), inArray(meetingGuests.guestRef, refs)));
  const byId = new Set(people.map(({ userId }) => userId));
  const byEmail = new Map(people.map(({ userId, emailId }) => [emailId, userId]));
  const byRef = new Map(guests.map(({ userId, guestRef }) => [guestRef, userId]));
  return ({ userId, guestRef, emailId }: Who) =>
    (guestRef && byRef.get(guestRef)) ||
    (userId && byId.has(userId.toLowerCase()) ? userId.toLowerCase() : undefined) ||
    (emailId && byEmail.get(emailId.toLowerCase())) ||
    null;
}

/**
 * Records the stays in a room as its provider reports them. The same stay reported again is the same row, in any order;
 * an end reported alone closes the latest stay before it, or waits as a zero-length stay for a start that arrives late.
 */
export async function noteStays(
  tx: Transaction,
  meetingId: string,
  told: readonly ToldStay[],
): Promise<void> {
  if (told.length === 0) return;
  const personOf = await findPeople(tx, meetingId, told);
  const begun = new Map<string, typeof meetingStays.$inferInsert>();
  for (const stay of told) {
    const userId = personOf(stay);
    if (userId && stay.joinedAt)
      begun.set(`${userId} ${stay.joinedAt.getTime()}`, {
        meetingId,
        userId,
        joinedAt: stay.joinedAt,
        leftAt: stay.leftAt,
      });
  }
  if (begun.size > 0)
    await tx
      .insert(meetingStays)
      .values([...begun.values()])
      .onConflictDoUpdate({
        target: [meetingStays.meetingId, meetingStays.userId, meetingStays.joinedAt],
        set: { leftAt: sql`coalesce(excluded.left_at, ${meetingStays.leftAt})` },
      });
  for (const stay of told) {
    const userId = personOf(stay);
    if (userId && !stay.joinedAt && stay.leftAt)
      await closeStay(tx, { meetingId, userId, leftAt: stay.leftAt });
  }
}

async function closeStay(
  tx: Transaction,
  { meetingId, userId, leftAt }: { meetingId: string; userId: string; leftAt: Date },
): Promise<void> {
  const latest = tx
    .select({ joinedAt: sql`max(${meetingStays.joinedAt})` })
    .from(meetingStays)
    .where(
      and(
        eq(meetingStays.meetingId, meetingId),
        eq(meetingStays.userId, userId),
        sql`${meetingStays.joinedAt} <= ${sql.param(leftAt, meetingStays.leftAt)}`,
      ),
    );
  const closed = await tx
    .update(meetingStays)
    .set({ leftAt })
    .where(
      and(
        eq(meetingStays.meetingId, meetingId),
        eq(meetingStays.userId, userId),
        eq(meetingStays.joinedAt, latest),
        or(isNull(meetingStays.leftAt), gte(meetingStays.leftAt, leftAt)),
      ),
    )
    .returning({ userId: meetingStays.userId });
  if (closed.length === 0)
    await tx
      .insert(meetingStays)
      .values({ meetingId, userId, joinedAt: leftAt, leftAt })
      .onConflictDoNothing();
}
