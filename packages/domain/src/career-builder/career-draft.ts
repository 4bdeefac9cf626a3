import * as z from 'zod/mini';
import type { Region } from '../catalog/region.ts';
import { Email } from '../fields/email.ts';
import { PersonName } from '../fields/person-name.ts';
import { ResponseEntries } from '../forms/response-entry.ts';
import { careerBuilderPath } from '../navigation/career-builder-path.ts';
import { CareerType } from './career-roles.ts';

/** How long answers that were never sent in are stored after the last of them, in days. */
export const CAREER_DRAFT_DAYS = 30;

/** The contents of one attempt at the career form before it is sent in; only its own token opens it. */
export const CareerDraft = z.object({
  emailId: Email,
  firstName: z.optional(PersonName),
  careerType: z.optional(CareerType),
  responses: ResponseEntries,
  isSubmitted: z.boolean(),
});
export type CareerDraft = z.infer<typeof CareerDraft>;

/** Where the mailed link of a draft leads: the career builder of a region, with the answers so far. */
export function careerDraftPath(draftToken: string, region: Region = 'INDIA'): string {
  return `${careerBuilderPath(region)}?draft=${encodeURIComponent(draftToken)}`;
}
