import { applicationFormPath } from '@plinth/domain/navigation/application-paths';
import type { Deps } from '../../deps.ts';
import { findLead } from './find-lead.ts';

/**
 * The target of the link in a lead mail; the path is built here and never read from a request.
 * @throws Refusal NOT_FOUND
 */
export async function redirectApplication(deps: Deps, leadId: string) {
  const { lead } = await findLead(deps.db, leadId, deps.now());
  return { leadId, formId: lead.formId, redirectPath: applicationFormPath(leadId) };
}
