import { mayJoin } from '@plinth/domain/calendar/may-join';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { Membership } from '../../api/context.ts';
import { mayLearn } from '../curriculum/open-curriculum.ts';
import type { SessionFacts } from '../curriculum/read-cohort-facts.ts';

/**
 * Returns the link of a session for a person who may join it now: mentors of the cohort and learners whose state opens
 * its namespace, from 15 minutes before the start until the end, unless it was cancelled.
 */
export function joinLinkOf(
  session: Pick<SessionFacts, 'startDate' | 'endDate' | 'joinLink' | 'sessionStatus'>,
  namespace: Namespace,
  membership: Membership,
  now: number,
): { joinLink?: string } {
  const isInvited = membership.mentorRoles.length > 0 || mayLearn(membership, namespace);
  const isTime = mayJoin(
    {
      startDate: new Date(session.startDate).toISOString(),
      endDate: new Date(session.endDate).toISOString(),
    },
    new Date(now).toISOString(),
  );
  if (!session.joinLink || !isInvited || !isTime || session.sessionStatus === 'RESCHEDULED') return {};
  return { joinLink: session.joinLink };
}
