import type { RequestFacts } from '../../api/context.ts';
import { mentorLeads } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { DOCUMENT_RULES, judgeFile } from '../documents/judge-file.ts';
import { safeFileName } from '../documents/safe-file-name.ts';
import { storeDocument } from '../documents/store-document.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { schoolAddress } from './school-address.ts';

/**
 * Stores the documents of a person who wants to mentor: all or none. Write-only for the sender; the school is told by
 * mail who sent which files, and finds them with the sender among the prospects.
 * @throws Refusal BAD_REQUEST when one is empty, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE
 */
export async function saveMentorDocuments(
  deps: Deps,
  { clientOrigin }: Pick<RequestFacts, 'clientOrigin'>,
  { emailId, docs }: { emailId: string; docs: File[] },
) {
  const names: string[] = [];
  for (const file of docs) {
    const { extension } = await judgeFile(file, DOCUMENT_RULES, emailId);
    names.push(safeFileName(file.name, extension));
  }
  await deps.db.transaction(async (tx) => {
    const [lead] = await tx.insert(mentorLeads).values({ emailId, createdAt: deps.now() }).returning();
    if (!lead) throw new Error('the mentor lead was not written');
    await queueMail(tx, deps.now(), {
      to: schoolAddress(deps.settings.MAIL_FROM),
      template: 'mentor-documents',
      subject: `${emailId} wants to teach`,
      greeting: `${emailId} sent ${names.length === 1 ? 'a file' : `${names.length} files`} on the page for people who want to teach:`,
      paragraphs: [
        names.join(', '),
        `Answer to: ${emailId}. The files open from the prospects in the office, within minutes of this email.`,
      ],
      action: {
        label: 'Open the prospect',
        url: `${clientOrigin}/office/prospects?search=${encodeURIComponent(emailId)}`,
      },
    });
    for (const file of docs)
      await storeDocument(tx, deps, { file, kind: 'OTHER', owner: { mentorLeadId: lead.mentorLeadId } });
  });
  return { received: docs.length };
}
