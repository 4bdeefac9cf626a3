import { mayJoin } from '@plinth/domain/calendar/may-join';
import { INTERVIEW_MINUTES } from '@plinth/domain/evaluation-day/interview-status';

const MINUTE_MS = 60_000;

/** Returns whether the room of an interview is open: from a quarter of an hour before its start until its end. */
export const isInterviewNow = (startDate: string | null, now: string): boolean =>
  startDate !== null &&
  mayJoin(
    { startDate, endDate: new Date(Date.parse(startDate) + INTERVIEW_MINUTES * MINUTE_MS).toISOString() },
    now,
  );
