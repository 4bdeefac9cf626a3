import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { DOCUMENT_RULES, type DocumentRules, type JudgedFile, judgeFile } from './judge-file.ts';
import { safeFileName } from './safe-file-name.ts';
import { sha256Of } from './sha256-of.ts';

export type DocumentRow = typeof documents.$inferSelect;
type Row = typeof documents.$inferInsert;

type Owner = Partial<
  Pick<
    Row,
    | 'userId'
    | 'cohortId'
    | 'leadRowId'
    | 'applicationId'
    | 'reportId'
    | 'mentorLeadId'
    | 'projectId'
    | 'queryId'
    | 'queryMessageId'
    | 'mediaKey'
  >
>;

type NewDocument = {
  file: File;
  kind: Row['kind'];
  rules?: DocumentRules;
  /** The file as its caller has judged it. Default: it is judged here. */
  judged?: JudgedFile;
  owner: Owner;
  /** The slot to fill: its row is created, or its file replaced. Default: a new document. */
  documentId?: string;
  /** The name of the slot. Default: the name of the file. */
  name?: string;
  /** Stores an image publicly; other files stay private all the same. */
  isPublished?: boolean;
};

/**
 * Stores a file privately under a generated path, with its row. Call it last in the transaction: the row is written
 * first and the file after it, so that a file that cannot be written leaves neither.
 * @throws Refusal BAD_REQUEST when empty, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE by content
 */
export async function storeDocument(
  tx: Transaction,
  deps: Deps,
  {
    file,
    kind,
    rules = DOCUMENT_RULES,
    judged,
    owner,
    documentId = uuidv7(),
    name,
    isPublished = false,
  }: NewDocument,
) {
  const { userId, mentorLeadId, leadRowId, applicationId } = owner;
  const whose = userId ?? mentorLeadId ?? leadRowId ?? applicationId ?? undefined;
  const { content, contentType, extension } = judged ?? (await judgeFile(file, rules, whose));
  const now = deps.now();
  const path = `${kind.toLowerCase()}/${now.getUTCFullYear()}/${uuidv7()}.${extension}`;
  const bucket = isPublished && contentType.startsWith('image/') ? 'public' : 'private';
  const values = {
    ...owner,
    kind,
    name: name ?? safeFileName(file.name, extension),
    bucket,
    path,
    contentType,
    size: content.byteLength,
    sha256: sha256Of(content),
    status: 'COMPLETED' as const,
    createdAt: now,
  };
  const [row] = await tx
    .insert(documents)
    .values({ documentId, ...values })
    .onConflictDoUpdate({ target: documents.documentId, set: values })
    .returning();
  if (!row) throw new Error('the document row was not written');
  try {
    await deps.files.put(bucket, path, content, contentType);
  } catch (error) {
    await deps.files.delete(bucket, path).catch(() => {});
    throw error;
  }
  return row;
}
