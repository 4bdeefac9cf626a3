import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { withholdFromMail } from '../notifications/withhold-from-mail.ts';
import { slotKeys } from './book-slot.ts';
import { isUpcoming, notifyOfInterviewGuide } from './notify-of-interview-guide.ts';
import type { Interview } from './read-interviews.ts';

type NewGuide = {
  cohortId: string;
  userId: string;
  successorId: string;
  /** As they were before the successor took over. */
  interviews: readonly Interview[];
  now: Date;
};

/**
 * Notifies the learners of upcoming interviews, and the other guide of each, that the successor takes a guide's place,
 * and drops pending mails about them to the guide who leaves.
 */
export async function notifyOfNewGuide(
  deps: Pick<Deps, 'settings'>,
  tx: Transaction,
  { cohortId, userId, successorId, interviews, now }: NewGuide,
): Promise<void> {
  const people = await tx
    .select({ userId: userProfiles.userId, firstName: userProfiles.firstName })
    .from(userProfiles)
    .where(inArray(userProfiles.userId, [userId, successorId]));
  const nameOf = (id: string, otherwise: string) =>
    people.find((person) => person.userId === id)?.firstName || otherwise;
  const news = `${nameOf(successorId, 'Another guide')} takes the place of ${nameOf(userId, 'the guide')}`;
  for (const interview of interviews.filter((one) => isUpcoming(one, now))) {
    await withholdFromMail(tx, [userId], slotKeys(cohortId, interview.userId));
    await notifyOfInterviewGuide(deps, tx, {
      cohortId,
      interview,
      titleOf: (which) => `${news} in ${which}`,
      except: [userId, successorId],
      now,
    });
  }
}
