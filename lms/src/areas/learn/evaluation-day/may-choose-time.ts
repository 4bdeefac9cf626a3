import type { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';

const OPEN: readonly InterviewStatus[] = ['SLOT_NOT_BOOKED', 'SLOT_BOOKED', 'ABSENT'];

/**
 * Returns whether a time can still be chosen or changed: from the start of the interview there is nothing to choose.
 */
export const mayChooseTime = (status: InterviewStatus): boolean => OPEN.includes(status);
