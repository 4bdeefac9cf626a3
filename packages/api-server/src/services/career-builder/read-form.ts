import { CAREER_FORM } from '@plinth/domain/career-builder/career-form';
import { CAREER_ROLES } from '@plinth/domain/career-builder/career-roles';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { readCareerDraft } from './save-draft.ts';

/** Lists the roles as they are shown; what each requires is not exposed. */
export function listCareerRoles() {
  return {
    roles: CAREER_ROLES.map(({ careerType, title, description, icon }) => ({
      careerType,
      title,
      description,
      icon,
    })),
  };
}

/** Reads the career builder's form. @throws Refusal NOT_FOUND */
export function readCareerForm(formId: string) {
  if (formId !== CAREER_FORM.formId) throw refuse('NOT_FOUND', 'Form not found.');
  return CAREER_FORM;
}

/**
 * Reads the form, with the answers so far if a draft is named.
 * @throws Refusal NOT_FOUND unknown form or draft, GONE as for the draft
 */
export async function readCareerFormOf(deps: Deps, formId: string, draftToken: string | undefined) {
  const form = readCareerForm(formId);
  return draftToken ? { ...form, draft: await readCareerDraft(deps, draftToken) } : form;
}
