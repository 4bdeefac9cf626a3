import type { ChecklistItem } from '@plinth/domain/lead-mentors/pre-session-checklist';
import { eq } from 'drizzle-orm';
import { courses } from '../../db/schema/curriculum.ts';
import { courseChecklists } from '../../db/schema/lead-mentors.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { checklistOf } from './checklist-of.ts';

/**
 * Returns the checklist before the sessions of a course, and whether it is the course's own. @throws Refusal NOT_FOUND
 */
export async function readChecklist(
  { db }: Pick<Deps, 'db'>,
  code: string,
): Promise<{ items: readonly ChecklistItem[]; isOwn: boolean }> {
  const [course] = await db
    .select({ items: courseChecklists.items })
    .from(courses)
    .leftJoin(courseChecklists, eq(courseChecklists.courseId, courses.courseId))
    .where(eq(courses.code, code));
  if (!course) throw refuse('NOT_FOUND', `There is no course ${code}.`);
  return { items: checklistOf(course.items), isOwn: course.items !== null };
}
