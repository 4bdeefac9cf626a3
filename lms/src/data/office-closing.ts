import type { MoreTime } from '@plinth/domain/closing/cohort-closing';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';

/** What closing a cohort would do now. */
export const cohortClosingQuery = (cohortId: string) =>
  freshQuery(['office', 'cohort-closing', cohortId], api.officeClosing.read, { params: { cohortId } });

/** @param stamp of the preview that was read */
export const closeCohort = (cohortId: string, stamp: string) =>
  api.officeClosing.close({ params: { cohortId }, body: { stamp } });

export const giveMoreTime = (cohortId: string, body: MoreTime) =>
  api.officeClosing.giveMoreTime({ params: { cohortId }, body });
