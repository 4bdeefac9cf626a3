import { and, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { documentFile } from './document-file.ts';

/**
 * Returns one of the caller's documents that belong to no cohort, as attachment: also to a person who has no cohort.
 * @throws Refusal NOT_FOUND of someone else, of a cohort, or an empty slot
 */
export async function downloadOwnDocument(deps: Deps, { userId }: Caller, documentId: string) {
  const [row] = await deps.db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.documentId, documentId),
        eq(documents.userId, userId),
        eq(documents.status, 'COMPLETED'),
        isNull(documents.cohortId),
      ),
    );
  if (!row) throw refuse('NOT_FOUND', 'Document not found.');
  return documentFile(deps, row);
}
