import { type ChecklistItem, PRE_SESSION_CHECKLIST } from '@plinth/domain/lead-mentors/pre-session-checklist';

/** The items of a course's own list as SQL, null where it has none; `c` is the cohort. */
export const checklistOfCourse = '(select l.items from course_checklists l where l.course_id = c.course_id)';

/** What is checked before the sessions of a course: its own list, else the school's. */
export const checklistOf = (own: readonly ChecklistItem[] | null): readonly ChecklistItem[] =>
  own ?? PRE_SESSION_CHECKLIST;
