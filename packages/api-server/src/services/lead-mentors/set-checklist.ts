import type { ChecklistItem } from '@plinth/domain/lead-mentors/pre-session-checklist';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/accounts.ts';
import { courses } from '../../db/schema/curriculum.ts';
import { courseChecklists } from '../../db/schema/lead-mentors.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/**
 * Sets the checklist before the sessions of a course; null restores the school's list. Ticks remain on items that
 * remain. Leaves an audit row. @throws Refusal NOT_FOUND no such course
 */
export async function setChecklist(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { course: code, items }: { course: string; items: ChecklistItem[] | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [course] = await tx
      .select({ courseId: courses.courseId })
      .from(courses)
      .where(eq(courses.code, code));
    if (!course) throw refuse('NOT_FOUND', `There is no course ${code}.`);
    const { courseId } = course;
    const written = { items: items ?? [], updatedAt: now() };
    if (items === null) await tx.delete(courseChecklists).where(eq(courseChecklists.courseId, courseId));
    else
      await tx
        .insert(courseChecklists)
        .values({ courseId, ...written })
        .onConflictDoUpdate({ target: courseChecklists.courseId, set: written });
    await tx
      .insert(auditEntries)
      .values({ action: 'set-checklist', details: { course: code, items }, createdAt: now() });
  });
}
