import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { uploadParts } from '../../db/schema/upload-parts.ts';
import type { HeldDraft } from './add-entry.ts';

type Upload = { reportId: string; sha256: string };

/** Where a part lies in the private files until its file is whole. */
export const partPath = ({ reportId, sha256, no }: Upload & { no: number }): string =>
  `parts/${reportId}/${sha256}/${no}`;

/** Which parts of a file have arrived, whether the file stands in the draft, and how many others are on their way. */
export async function readUpload(tx: Transaction, draft: HeldDraft, sha256: string) {
  const { rows } = await tx.execute<{ received: number[]; isThere: boolean; others: number }>(sql`
    select array(select no from upload_parts where report_id = ${draft.reportId} and sha256 = ${sha256}
        order by no) as received,
      exists(select from report_entries where report_id = ${draft.reportId} and version = ${draft.version}
        and kind = 'FILE' and fingerprint = ${sha256}) as "isThere",
      (select count(distinct sha256)::int from upload_parts
        where report_id = ${draft.reportId} and sha256 <> ${sha256}) as others`);
  return rows[0] ?? { received: [], isThere: false, others: 0 };
}

/** Takes the parts of a file off the record. @returns where they lie, to be forgotten after the transaction */
export async function dropParts(db: Queryable, { reportId, sha256 }: Upload): Promise<string[]> {
  const gone = await db
    .delete(uploadParts)
    .where(and(eq(uploadParts.reportId, reportId), eq(uploadParts.sha256, sha256)))
    .returning({ no: uploadParts.no });
  return gone.map(({ no }) => partPath({ reportId, sha256, no }));
}
