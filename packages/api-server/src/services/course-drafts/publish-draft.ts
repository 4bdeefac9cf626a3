import { eq } from 'drizzle-orm';
import { courseDrafts } from '../../db/schema/course-drafts.ts';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { publishPackage } from '../course-packages/publish-package.ts';
import { refuse } from '../refusal.ts';
import { readPacked } from './read-packed.ts';

type Input = { code: string; revision: number; seen: number; note: string };

/**
 * Publishes a draft as it was checked, for every cohort of the course.
 * @param revision the revision that was checked; `seen` the version it was compared with, 0 for a new course
 * @throws Refusal NOT_FOUND; BAD_REQUEST with `faults`; CONFLICT changed or published meanwhile; and as readZip
 */
export async function publishDraft(
  deps: Pick<Deps, 'db' | 'files' | 'now' | 'settings'>,
  act: StaffAct,
  { code, revision, seen, note }: Input,
): Promise<{ courseId: string; version: number }> {
  const { draft, faults, read } = await readPacked(deps, code);
  if (draft.revision !== revision)
    throw refuse('CONFLICT', 'The draft has changed since you checked it. Check it again.');
  if (!read) {
    const details = 'There is something to fix in this course; nothing was published.';
    throw refuse('BAD_REQUEST', details, { details, faults });
  }
  const published = await publishPackage(deps, act, read, seen, note);
  await deps.db
    .update(courseDrafts)
    .set({ baseVersion: published.version })
    .where(eq(courseDrafts.code, code));
  return published;
}
