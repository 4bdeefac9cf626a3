import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { keepSessionsInStep } from '../office-sessions/keep-sessions-in-step.ts';
import { refuse } from '../refusal.ts';
import { publishFolder, type ReadPackage } from './publish-folder.ts';

/**
 * Publishes a course package for every cohort of the course, whose live sessions follow, and records who did.
 * @param seen the version it was compared with, 0 for a course that was new
 * @param note what the author says about the version
 * @throws Refusal CONFLICT when someone published the course meanwhile
 */
export async function publishPackage(
  { db, files, now, settings }: Pick<Deps, 'db' | 'files' | 'now' | 'settings'>,
  act: StaffAct,
  read: ReadPackage,
  seen: number,
  note = '',
): Promise<{ courseId: string; version: number }> {
  const { code, title, nodes } = read.publication;
  return db.transaction(async (tx) => {
    const published = await keepSessionsInStep(tx, { now, settings }, act, {
      code,
      publish: () => publishFolder({ files, now }, tx, read, note, act),
    });
    if (published.version !== seen + 1)
      throw refuse('CONFLICT', 'Someone else has just published this course. Check it again.', {
        details: 'Someone else has just published this course. Check it again.',
      });
    await recordAudit(tx, now(), act, {
      action: 'course.published',
      details: { code, title, nodes: nodes.length, version: published.version, ...(note && { note }) },
      before: { version: seen },
      after: { version: published.version },
    });
    return published;
  });
}
