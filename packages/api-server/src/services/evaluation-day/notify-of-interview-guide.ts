import { exactTime } from '@plinth/domain/dates/format-day';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { slotKeys } from './book-slot.ts';
import { guidesOf } from './guides-of.ts';
import type { Interview } from './read-interviews.ts';

type NewsOfGuide = {
  cohortId: string;
  /** As it was before another guide came to it. */
  interview: Interview;
  /** The title, from the words for the interview. */
  titleOf: (interview: string) => string;
  /** The guides who know it already. */
  except: readonly string[];
  now: Date;
};

/** Whether an interview has a time ahead. */
export const isUpcoming = ({ startDate }: Pick<Interview, 'startDate'>, now: Date) =>
  startDate !== null && Date.parse(startDate) > now.getTime();

/** Notifies the learner and the guides of an upcoming interview that another guide conducts it at the same time. */
export async function notifyOfInterviewGuide(
  deps: Pick<Deps, 'settings'>,
  tx: Transaction,
  { cohortId, interview, titleOf, except, now }: NewsOfGuide,
): Promise<void> {
  const { startDate, userId, firstName } = interview;
  if (startDate === null || !isUpcoming(interview, now)) return;
  const common = {
    category: 'SLOT' as const,
    key: `${slotKeys(cohortId, userId)}guide:${now.toISOString()}`,
    text: (zone: string) => `It stays at its time: ${exactTime(startDate, zone)}`,
    at: now,
    about: new Date(startDate),
  };
  await notifyOfMoment(deps, tx, {
    ...common,
    userIds: [userId],
    title: titleOf('your interview'),
    href: `/learn/${cohortId}/evaluation-day`,
  });
  await notifyOfMoment(deps, tx, {
    ...common,
    userIds: guidesOf(interview).filter((id) => !except.includes(id)),
    title: titleOf(`the interview with ${firstName}`),
    href: `/mentor/${cohortId}/evaluation-day`,
  });
}
