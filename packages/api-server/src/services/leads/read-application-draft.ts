import { filledPages } from '@plinth/domain/course-applications/application-state';
import { derivedToken } from '../../api/token-hash.ts';
import type { Deps } from '../../deps.ts';
import { draftAnswers } from './draft-answers.ts';
import { findLead } from './find-lead.ts';

/** Returns the form of a lead with its course and the answers so far. @throws Refusal NOT_FOUND */
export async function readApplicationDraft(deps: Deps, leadId: string) {
  const found = await findLead(deps.db, leadId, deps.now());
  const { lead, orderId, applicationId } = found;
  const { pages, optionalPages } = filledPages(lead.source, draftAnswers(found));
  return {
    leadId,
    formId: lead.formId,
    currentPageId: lead.currentPageId ?? pages[0]?.pageId ?? '',
    pages,
    optionalPages,
    formDataAltered: lead.formDataAltered,
    source: lead.source,
    isSubmitted: applicationId !== null,
    ...(lead.productId ? { productId: lead.productId } : {}),
    ...(orderId ? { orderToken: derivedToken(deps.settings.PLINTH_SECRET, 'order', orderId) } : {}),
  };
}
