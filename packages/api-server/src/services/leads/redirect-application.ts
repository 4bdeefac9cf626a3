import { applicationFormPath } from '@plinth/domain/navigation/application-paths';
import type { Deps } from '../../deps.ts';
import { findLead } from './find-lead.ts';

/**
 * Where the link of a lead mail goes; the path is made here and never taken from a request.
 * @throws Refusal NOT_FOUND
 */
export async function redirectApplication(deps: Deps, leadId: string) {
  const { lead } = await findLead(deps.db, leadId, deps.now());
  return { leadId, formId: lead.formId, redirectPath: applicationFormPath(leadId) };
}
