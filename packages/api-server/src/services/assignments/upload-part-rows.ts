import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { findUpload } from '../../db/queries/assignments/find-upload.ts';
import { uploadParts } from '../../db/schema/upload-parts.ts';
import type { HeldDraft } from './add-entry.ts';

type Upload = { reportId: string; sha256: string };

/** The path of a part in the private files until its file is complete. */
export const partPath = ({ reportId, sha256, no }: Upload & { no: number }): string =>
  `parts/${reportId}/${sha256}/${no}`;

/**
 * Reads which parts of a file have arrived, whether the file is in the draft, and how many others are being uploaded.
 */
export async function readUpload(tx: Transaction, draft: HeldDraft, sha256: string) {
  const found = await findUpload.first(tx, { ...draft, sha256 });
  return found ?? { received: [], isThere: false, others: 0 };
}

/** Deletes the rows of a file's parts. @returns their paths, to be deleted after the transaction */
export async function dropParts(db: Queryable, { reportId, sha256 }: Upload): Promise<string[]> {
  const gone = await db
    .delete(uploadParts)
    .where(and(eq(uploadParts.reportId, reportId), eq(uploadParts.sha256, sha256)))
    .returning({ no: uploadParts.no });
  return gone.map(({ no }) => partPath({ reportId, sha256, no }));
}
