import { type ChecklistItem, PRE_SESSION_CHECKLIST } from '@plinth/domain/lead-mentors/pre-session-checklist';

/** What is checked before the sessions of a course: its own list, else the school's. */
export const checklistOf = (own: readonly ChecklistItem[] | null): readonly ChecklistItem[] =>
  own ?? PRE_SESSION_CHECKLIST;
