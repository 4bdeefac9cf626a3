import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { interviewResponses, interviews } from '../../db/schema/evaluation-day.ts';
import { readInterviews } from './read-interviews.ts';

/**
 * Reads the notes on a form that are not closed.
 * @returns how many a guide can still close, and the responses of interviews that did not take place, which nobody can
 */
export async function readOpenNotes(
  tx: Transaction,
  { formId, now }: { formId: string; now: Date },
): Promise<{ waiting: number; lapsed: string[] }> {
  const open = await tx
    .select({ cohortId: interviewResponses.cohortId, userId: interviewResponses.userId })
    .from(interviewResponses)
    .where(and(eq(interviewResponses.formId, formId), isNull(interviewResponses.closedAt)));
  let waiting = 0;
  const lapsed: string[] = [];
  for (const cohortId of new Set(open.map((one) => one.cohortId))) {
    const userIds = open.filter((one) => one.cohortId === cohortId).map(({ userId }) => userId);
    const held = await readInterviews(tx, { cohortId, which: inArray(interviews.userId, userIds), now });
    for (const { slotStatus, responseId } of held)
      if (slotStatus !== 'ABSENT' && slotStatus !== 'MISSED') waiting += 1;
      else if (responseId !== null) lapsed.push(responseId);
  }
  return { waiting, lapsed };
}
