import { mentorLeads } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { DOCUMENT_RULES, judgeFile } from '../documents/judge-file.ts';
import { storeDocument } from '../documents/store-document.ts';

/**
 * Stores the documents of a person who wants to mentor: all or none. Write-only.
 * @throws Refusal BAD_REQUEST when one is empty, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE
 */
export async function saveMentorDocuments(deps: Deps, { emailId, docs }: { emailId: string; docs: File[] }) {
  for (const file of docs) await judgeFile(file, DOCUMENT_RULES);
  await deps.db.transaction(async (tx) => {
    const [lead] = await tx.insert(mentorLeads).values({ emailId, createdAt: deps.now() }).returning();
    if (!lead) throw new Error('the mentor lead was not written');
    for (const file of docs)
      await storeDocument(tx, deps, { file, kind: 'OTHER', owner: { mentorLeadId: lead.mentorLeadId } });
  });
  return { received: docs.length };
}
