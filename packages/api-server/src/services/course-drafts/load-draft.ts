import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { courseDraftFiles, courseDrafts } from '../../db/schema/course-drafts.ts';
import { refuse } from '../refusal.ts';
import type { DraftFiles } from './draft-files.ts';

export type DraftRow = typeof courseDrafts.$inferSelect;
export type LoadedDraft = { draft: DraftRow; files: DraftFiles };

const gone = () => refuse('NOT_FOUND', 'There is no draft of this course.');

async function filesOf(db: Queryable, code: string, paths?: readonly string[]): Promise<DraftFiles> {
  const rows = await db
    .select()
    .from(courseDraftFiles)
    .where(and(eq(courseDraftFiles.code, code), paths ? inArray(courseDraftFiles.path, paths) : undefined));
  return new Map(rows.map(({ path, sum, text }) => [path, { sum, text }]));
}

/** Loads a draft with its files. @throws Refusal NOT_FOUND */
export async function loadDraft(db: Queryable, code: string): Promise<LoadedDraft> {
  const [draft] = await db.select().from(courseDrafts).where(eq(courseDrafts.code, code));
  if (!draft) throw gone();
  return { draft, files: await filesOf(db, code) };
}

/**
 * The same, held until the transaction ends: whoever changes it too waits. With paths only those files are read, for
 * what touches no other. @throws Refusal NOT_FOUND
 */
export async function holdDraft(
  tx: Transaction,
  code: string,
  paths?: readonly string[],
): Promise<LoadedDraft> {
  const [draft] = await tx.select().from(courseDrafts).where(eq(courseDrafts.code, code)).for('update');
  if (!draft) throw gone();
  return { draft, files: await filesOf(tx, code, paths) };
}
