import { and, eq, isNull, or } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { documentFile } from './document-file.ts';
import { findSharedDocument } from './find-shared-document.ts';

/**
 * Returns one of the caller's documents as attachment; one that belongs to no cohort is available through any of the
 * caller's cohorts. So is what was handed over to the caller in the cohort.
 * @throws Refusal NOT_FOUND of someone else, of another cohort, or an empty slot
 */
export async function downloadDocument(
  deps: Deps,
  caller: Caller,
  { cohortId, documentId }: { cohortId: string; documentId: string },
) {
  const [own] = await deps.db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.documentId, documentId),
        eq(documents.userId, caller.userId),
        eq(documents.status, 'COMPLETED'),
        or(isNull(documents.cohortId), eq(documents.cohortId, cohortId)),
      ),
    );
  const row = own ?? (await findSharedDocument(deps, caller, documentId));
  if (!row) throw refuse('NOT_FOUND', 'Document not found.');
  return documentFile(deps, row);
}
