import { and, eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications } from '../../db/schema/admissions.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { forgetFiles } from '../documents/forget-files.ts';
import { DOCUMENT_RULES, judgeFile } from '../documents/judge-file.ts';
import { storeDocument } from '../documents/store-document.ts';
import { lockLead } from '../leads/find-lead.ts';
import { findDeal, refuseStep } from './find-deal.ts';

type Place = { leadRowId: string | null; applicationId: string | null };

/** Locks and returns the lead or application that may still accept a resume. */
async function findPlace(
  tx: Transaction,
  deps: Deps,
  token: { leadId?: string | undefined; dealId?: string | undefined },
): Promise<Place> {
  if (token.leadId) {
    const { lead, applicationId } = await lockLead(tx, token.leadId, { updatedAt: deps.now() }, deps.now());
    if (applicationId) throw refuseStep('APPLICATION_FILLED', 'This application was already submitted.');
    return { leadRowId: lead.leadRowId, applicationId: null };
  }
  const { application, status } = await findDeal(tx, token.dealId ?? '', deps.now(), { lock: true });
  if (status !== 'APPLICATION_FILLED' && status !== 'OFFER_SENT') throw refuseStep(status);
  return { leadRowId: application.leadRowId, applicationId: application.applicationId };
}

/**
 * Stores a resume, replacing any earlier one. Write-only: no link leads back to it.
 * @throws Refusal NOT_FOUND, CONFLICT, BAD_REQUEST, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE
 */
export async function uploadResume(
  deps: Deps,
  { resume, ...token }: { resume: File; leadId?: string | undefined; dealId?: string | undefined },
) {
  await judgeFile(resume, DOCUMENT_RULES, token.leadId ?? token.dealId);
  const { stored, replaced } = await deps.db.transaction(async (tx) => {
    const place = await findPlace(tx, deps, token);
    const replaced = await tx
      .delete(documents)
      .where(
        and(
          eq(documents.kind, 'RESUME'),
          or(
            place.leadRowId ? eq(documents.leadRowId, place.leadRowId) : undefined,
            place.applicationId ? eq(documents.applicationId, place.applicationId) : undefined,
          ),
        ),
      )
      .returning({ path: documents.path });
    const stored = await storeDocument(tx, deps, { file: resume, kind: 'RESUME', owner: place });
    if (place.applicationId)
      await tx
        .update(applications)
        .set({
          formData: sql`${applications.formData} || ${JSON.stringify({ resume: stored.documentId })}::jsonb`,
        })
        .where(eq(applications.applicationId, place.applicationId));
    return { stored, replaced };
  });
  forgetFiles(
    deps,
    'private',
    replaced.map(({ path }) => path),
  );
  return { resume: { documentId: stored.documentId, name: stored.name } };
}
