import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type DocumentRow, storeDocument } from '../documents/store-document.ts';

type Place = { cohortId: string; userId: string; queryId: string; queryMessageId?: string };

/**
 * Stores the files of a query or message. When one of them is refused, those before it leave no file behind.
 * @throws Refusal BAD_REQUEST empty, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE
 */
export async function keepAttachments(
  tx: Transaction,
  deps: Deps,
  files: readonly File[],
  owner: Place,
): Promise<void> {
  const kept: DocumentRow[] = [];
  try {
    for (const file of files) kept.push(await storeDocument(tx, deps, { file, kind: 'ATTACHMENT', owner }));
  } catch (error) {
    await Promise.allSettled(kept.map(({ path }) => deps.files.delete('private', path)));
    throw error;
  }
}
