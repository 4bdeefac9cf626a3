import { and, eq, ne } from 'drizzle-orm';
import { cohortGroups } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { findGroup } from './find-group.ts';

/** Renames a group. @throws Refusal NOT_FOUND; CONFLICT another group of the cohort has this name */
export async function renameGroup(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { cohortId, groupId, title }: { cohortId: string; groupId: string; title: string },
): Promise<{ title: string }> {
  return db.transaction(async (tx) => {
    const group = await findGroup(tx, { cohortId, groupId });
    if (group.title === title) return { title };
    const [taken] = await tx
      .select({ groupId: cohortGroups.groupId })
      .from(cohortGroups)
      .where(
        and(
          eq(cohortGroups.cohortId, cohortId),
          eq(cohortGroups.title, title),
          ne(cohortGroups.groupId, groupId),
        ),
      );
    if (taken) {
      const message = `Another group of this cohort is called ${title}.`;
      throw refuse('CONFLICT', message, { fields: [{ path: 'title', message }] });
    }
    await tx.update(cohortGroups).set({ title }).where(eq(cohortGroups.groupId, groupId));
    await recordAudit(tx, now(), act, {
      action: 'groups.rename',
      details: { cohortId, groupId },
      before: { title: group.title },
      after: { title },
    });
    return { title };
  });
}
