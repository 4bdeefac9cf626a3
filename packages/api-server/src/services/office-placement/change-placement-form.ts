import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { endOfDay } from '@plinth/domain/dates/end-of-day';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { isFormFilled } from '@plinth/domain/placement/derive-placement';
import type { OfficePlacementForm, PlacementFormCorrection } from '@plinth/domain/placement/office-placement';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { placementInterests } from '../../db/schema/placement.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { withholdFromMail } from '../notifications/withhold-from-mail.ts';
import { ofLearner, toInterest } from '../placement/interest-rows.ts';
import { mergeInterest } from '../placement/merge-interest.ts';
import { notifyLearner } from '../placement/notify-learner.ts';
import { refuse } from '../refusal.ts';
import { readPlacementForm } from './list-placement-forms.ts';

type Place = { cohortId: string; userId: string };
type Answer = Promise<{ form: OfficePlacementForm }>;

async function hold(tx: Transaction, { cohortId, userId }: Place) {
  const [row] = await tx.select().from(placementInterests).where(ofLearner(cohortId, userId)).for('update');
  if (!row) throw refuse('NOT_FOUND', 'This learner has said nothing in the placement form.');
  return row;
}

/**
 * Holds the form of a learner, creating an empty one for a learner who has said nothing yet. @throws Refusal NOT_FOUND
 * no learner of the cohort
 */
async function holdOrBegin(tx: Transaction, { cohortId, userId }: Place, now: Date) {
  const [place] = await tx
    .select({ state: enrolments.state })
    .from(enrolments)
    .where(and(eq(enrolments.cohortId, cohortId), eq(enrolments.userId, userId)));
  if (place && learnerMay(place.state, 'everything'))
    await tx.insert(placementInterests).values({ cohortId, userId, updatedAt: now }).onConflictDoNothing();
  return hold(tx, { cohortId, userId });
}

/**
 * Corrects a learner's answers in the placement form; the learner is notified.
 * @throws Refusal NOT_FOUND, BAD_REQUEST pay without its currency, CONFLICT changed meanwhile
 */
export async function correctPlacementForm(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { seen, said, ...place }: Place & { seen: string; said: PlacementFormCorrection },
): Answer {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const row = await hold(tx, place);
    if (row.updatedAt.toISOString() !== seen)
      throw refuse('CONFLICT', 'This form was changed in the meantime. Check it again.');
    const after = await mergeInterest(tx, place, said, now);
    await recordAudit(tx, now, act, {
      subjectId: place.userId,
      action: 'placement-form.corrected',
      details: { cohortId: place.cohortId },
      before: toInterest(row),
      after,
    });
    await notifyLearner(tx, {
      ...place,
      title: 'Your placement form was corrected',
      text: 'The placement team has corrected your placement form. Write to them if something is wrong.',
      at: now,
    });
    return readPlacementForm({ db: tx }, place);
  });
}

/**
 * Lets one learner fill in or change the form until a day, although the deadline of the cohort has passed; the learner
 * is notified, and a digest mentions only the last of several such days.
 * @throws Refusal NOT_FOUND no learner of the cohort, BAD_REQUEST a day that has passed
 */
export async function reopenPlacementForm(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  act: StaffAct,
  { until, ...place }: Place & { until: string },
): Answer {
  const now = deps.now();
  const end = new Date(endOfDay(until));
  if (end <= now) {
    const message = 'This day has passed already';
    throw refuse('BAD_REQUEST', message, { details: message, fields: [{ path: 'until', message }] });
  }
  return deps.db.transaction(async (tx) => {
    const { cohortId, userId } = place;
    const { reopenedUntil, ...said } = await holdOrBegin(tx, place, now);
    if (reopenedUntil?.getTime() !== end.getTime()) {
      await tx.update(placementInterests).set({ reopenedUntil: end }).where(ofLearner(cohortId, userId));
      await recordAudit(tx, now, act, {
        subjectId: userId,
        action: 'placement-form.reopened',
        details: { cohortId, until },
      });
      const keys = `placement-open:${cohortId}:`;
      await withholdFromMail(tx, [userId], keys);
      await notifyOfMoment(deps, tx, {
        userIds: [userId],
        category: 'REVIEW',
        key: `${keys}${uuidv7()}`,
        title: 'Your placement form is open again',
        text: () =>
          `You can ${isFormFilled(said) ? 'change it' : 'fill it in'} until ${schoolDay(end.toISOString())}.`,
        href: placementPath('', cohortId),
        at: now,
        about: end,
      });
    }
    return readPlacementForm({ db: tx }, place);
  });
}
