import { type ChecklistItem, PRE_SESSION_CHECKLIST } from '@plinth/domain/lead-mentors/pre-session-checklist';

/** The checklist before the sessions of a course: its own, else the school's. */
export const checklistOf = (own: readonly ChecklistItem[] | null): readonly ChecklistItem[] =>
  own ?? PRE_SESSION_CHECKLIST;
