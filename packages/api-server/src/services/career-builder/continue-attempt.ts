import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { Deps } from '../../deps.ts';
import { readCareerForm } from './read-form.ts';
import { saveCareerDraft } from './save-draft.ts';
import { saveStatement } from './save-statement.ts';

type Continuation = {
  firstName?: string | undefined;
  lastName?: string | undefined;
  mobile?: string | undefined;
  careerType?: CareerType | undefined;
  responses?: ResponseEntry[] | undefined;
  draftToken?: string | undefined;
};

/**
 * Accepts a correction, and the answers of a step if a draft is named. Answers alone say nothing about the address, so
 * they make no statement.
 * @throws Refusal NOT_FOUND unknown form, BAD_REQUEST answers that are not of the form, GONE for the token
 *   of the browser once the mailed link was opened
 */
export async function continueCareerAttempt(
  deps: Deps,
  { formId, email: emailId }: { formId: string; email: string },
  { responses, draftToken, ...told }: Continuation,
) {
  readCareerForm(formId);
  const { firstName, careerType } = told;
  if (draftToken) await saveCareerDraft(deps, { draftToken, emailId, firstName, careerType, responses });
  if (responses && Object.values(told).every((value) => value === undefined)) return { saved: true as const };
  return saveStatement(deps, emailId, { ...told, formId });
}
