import { ROUND_LABEL, UPDATE_LABEL } from '@plinth/domain/jobs/job-labels';
import type { JobUpdate } from '@plinth/domain/jobs/job-update';
import type { UserJob } from '@plinth/domain/jobs/user-job';
import type { TimelineEvent } from '@plinth/ui/Timeline';
import { momentText } from './job-texts.ts';

const titleOf = ({ round, status }: JobUpdate) =>
  round ? `${ROUND_LABEL[round]}: ${UPDATE_LABEL[status]}` : UPDATE_LABEL[status];

const ENDS = ['WITHDRAWN', 'NOT_CLEARED', 'ACCEPTED', 'DECLINED', 'CLOSED'];

/** The steps of an application in order of time; the last one is current, unless the application has ended. */
export function stepsOf({ recordStatus }: Pick<UserJob, 'recordStatus'>, updates: readonly JobUpdate[]) {
  return updates.map((update, index): TimelineEvent => {
    const isLast = index === updates.length - 1;
    return {
      id: `${update.createdAt} ${update.status} ${update.round}`,
      date: update.createdAt,
      dateText: momentText(update.createdAt),
      title: titleOf(update),
      ...(update.text ? { detail: update.text } : {}),
      state: isLast && recordStatus === 'ACTIVE' && !ENDS.includes(update.status) ? 'now' : 'past',
    };
  });
}
