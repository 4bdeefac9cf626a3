import * as z from 'zod/mini';
import { cleanLine } from '../fields/clean-line.ts';
import { isEmail, normalizeEmail } from '../fields/email.ts';
import { isHttpUrl } from '../fields/http-url.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { LONG_TEXT_MAX, optionalTextField, textField } from '../fields/text.ts';

export const EMPLOYER_SORTS = ['name', 'createdAt'] as const;
export type EmployerSort = (typeof EMPLOYER_SORTS)[number];

/** What staff record about an employer. The notes and the contact are visible to staff only. */
export const EmployerFacts = z.object({
  name: textField(120),
  website: z.string().check(
    z.overwrite(cleanLine),
    z.refine(
      (text) => text === '' || isHttpUrl(text),
      'Enter a whole address such as https://studio.example',
    ),
  ),
  contactName: optionalTextField(120),
  contactEmailId: z.string().check(
    z.overwrite(normalizeEmail),
    z.refine((text) => text === '' || isEmail(text), 'Enter a valid email address'),
  ),
  notes: optionalTextField(LONG_TEXT_MAX),
});
export type EmployerFacts = z.infer<typeof EmployerFacts>;

/** An employer as the office lists it. An ended one has no open opening, and none can be published for it. */
export const OfficeEmployer = z.object({
  employerId: Id,
  ...EmployerFacts.shape,
  createdAt: Instant,
  updatedAt: Instant,
  endedAt: z.nullable(Instant),
  openOpenings: z.int(),
  openings: z.int(),
  /** The number of applicants awaiting an answer at its open openings, who are notified if it ends. */
  waiting: z.int(),
  /** Identifies which openings close and who is notified if it ends. */
  stamp: z.string(),
});
export type OfficeEmployer = z.infer<typeof OfficeEmployer>;

/** Why an employer or its opening ends; applicants awaiting an answer see it. */
export const ClosingReason = z.object({ reason: textField(500) });
export type ClosingReason = z.infer<typeof ClosingReason>;

/** The end of an employer or an opening. `seen` is the stamp of what was shown. */
export const JobsEnd = z.object({ ...ClosingReason.shape, seen: z.string().check(z.maxLength(100)) });
export type JobsEnd = z.infer<typeof JobsEnd>;
