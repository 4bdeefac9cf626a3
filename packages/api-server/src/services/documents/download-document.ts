import { and, eq, isNull, or } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { attachment } from './attachment.ts';
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
  const content = await deps.files.get(row.bucket === 'public' ? 'public' : 'private', row.path);
  const extension = row.path.split('.').at(-1) ?? '';
  const name = row.name.endsWith(`.${extension}`) ? row.name : `${row.name}.${extension}`;
  return {
    status: 200 as const,
    headers: { 'content-disposition': attachment(name) },
    body: new File([new Uint8Array(content)], name, { type: row.contentType }),
  };
}
