import * as z from 'zod/mini';

/** Whether a slot can be booked: only ACTIVE can. */
export const SLOT_STATUSES = ['ACTIVE', 'INACTIVE'] as const;
export const SlotStatus = z.enum(SLOT_STATUSES);
export type SlotStatus = z.infer<typeof SlotStatus>;

/** The status of a learner's slot and interview; the field is called slotStatus or feedbackStatus. */
export const INTERVIEW_STATUSES = [
  'SLOT_BOOKED',
  'SLOT_NOT_BOOKED',
  'INTERVIEW_IN_PROGRESS',
  'INTERVIEW_COMPLETED',
  'QUIZ_IN_PROGRESS',
  'QUIZ_COMPLETED',
  'FEEDBACK_PENDING',
  'FEEDBACK_COMPLETED',
  'MISSED',
  'ABSENT',
] as const;
export const InterviewStatus = z.enum(INTERVIEW_STATUSES);
export type InterviewStatus = z.infer<typeof InterviewStatus>;

/** Whether a slot can be booked. */
export function isBookable(slot: { status: SlotStatus }): boolean {
  return slot.status === 'ACTIVE';
}
