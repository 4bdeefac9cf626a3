import type { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';

const OPEN: readonly InterviewStatus[] = ['SLOT_NOT_BOOKED', 'SLOT_BOOKED', 'ABSENT'];

/** Whether a time is still to be chosen or changed: from the begin of the interview on there is nothing to choose. */
export const mayChooseTime = (status: InterviewStatus): boolean => OPEN.includes(status);
