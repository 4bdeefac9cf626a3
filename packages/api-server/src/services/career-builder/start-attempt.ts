import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import type { Region } from '@plinth/domain/catalog/region';
import type { TrapSigns } from '@plinth/domain/leads/looks-automated';
import type { RequestFacts } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { noteAutomation } from '../leads/note-automation.ts';
import { mailCareerDraft, saveCareerDraft } from './save-draft.ts';
import { saveStatement } from './save-statement.ts';

type Beginning = {
  emailId: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  mobile?: string | undefined;
  careerType?: CareerType | undefined;
  formId?: string | undefined;
  region?: Region | undefined;
  draftToken?: string | undefined;
} & TrapSigns;

/**
 * Saves what a person enters at the start. With a draft, the attempt is stored from then on and its link is mailed.
 * Entries that look automated are saved as well.
 * @throws Refusal GONE for the token of the browser once the mailed link was opened
 */
export async function startCareerAttempt(
  deps: Deps,
  request: Pick<RequestFacts, 'clientOrigin'>,
  { emailId, draftToken, leaveEmpty, website, filledInMs, ...told }: Beginning,
) {
  noteAutomation(deps, 'career-builder begun', { leaveEmpty, website, filledInMs });
  const saved = await saveStatement(deps, emailId, told);
  if (draftToken) {
    const { firstName, careerType, region } = told;
    const draft = await saveCareerDraft(deps, { draftToken, emailId, firstName, careerType });
    mailCareerDraft(deps, request, { ...draft, emailId, region });
  }
  return saved;
}
