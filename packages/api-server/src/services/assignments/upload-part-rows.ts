import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { findUpload } from '../../db/queries/assignments/find-upload.ts';
import { uploadParts } from '../../db/schema/upload-parts.ts';
import type { HeldDraft } from './add-entry.ts';

type Upload = { reportId: string; sha256: string };

/** Where a part lies in the private files until its file is whole. */
export const partPath = ({ reportId, sha256, no }: Upload & { no: number }): string =>
  `parts/${reportId}/${sha256}/${no}`;

/** Which parts of a file have arrived, whether the file stands in the draft, and how many others are on their way. */
export async function readUpload(tx: Transaction, draft: HeldDraft, sha256: string) {
  const found = await findUpload.first(tx, { ...draft, sha256 });
  return found ?? { received: [], isThere: false, others: 0 };
}

/** Takes the parts of a file off the record. @returns where they lie, to be forgotten after the transaction */
export async function dropParts(db: Queryable, { reportId, sha256 }: Upload): Promise<string[]> {
  const gone = await db
    .delete(uploadParts)
    .where(and(eq(uploadParts.reportId, reportId), eq(uploadParts.sha256, sha256)))
    .returning({ no: uploadParts.no });
  return gone.map(({ no }) => partPath({ reportId, sha256, no }));
}
