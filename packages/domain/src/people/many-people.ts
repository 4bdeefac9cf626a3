import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { LONG_TEXT_MAX, optionalTextField, textField } from '../fields/text.ts';
import { CURRENCIES } from '../money/currency.ts';

/** The maximum number of people in one act of staff. */
export const PEOPLE_AT_ONCE_MAX = 200;

/** The maximum length of a letter's subject, in characters. */
export const LETTER_SUBJECT_MAX = 120;

/** The chosen people, each once. */
export const ChosenPeople = z.array(Id).check(
  z.minLength(1),
  z.maxLength(PEOPLE_AT_ONCE_MAX),
  z.refine((ids) => new Set(ids).size === ids.length, 'Name each person once'),
);

/** A mail sent to each of them individually. */
const Letter = z.object({ subject: textField(LETTER_SUBJECT_MAX), text: textField(LONG_TEXT_MAX) });

const Enrol = z.object({
  kind: z.literal('ENROL'),
  cohortId: Id,
  /** The currency of the resulting order; null means no order. */
  currency: z.nullable(z.enum(CURRENCIES)),
});

/** What staff can do with many people, for the preview. */
export const PeopleActionKind = z.discriminatedUnion('kind', [
  Enrol,
  z.object({ kind: z.literal('WRITE') }),
  z.object({ kind: z.literal('BLOCK') }),
  z.object({ kind: z.literal('UNBLOCK') }),
]);
export type PeopleActionKind = z.infer<typeof PeopleActionKind>;

/** For the log; the person does not see it. */
const reason = optionalTextField(200);

/** An act of staff on many people. */
export const PeopleAction = z.discriminatedUnion('kind', [
  Enrol,
  z.object({ kind: z.literal('WRITE'), letter: Letter }),
  z.object({ kind: z.literal('BLOCK'), reason }),
  z.object({ kind: z.literal('UNBLOCK'), reason }),
]);
export type PeopleAction = z.infer<typeof PeopleAction>;

/** What will happen, or has happened, to one person; if refused, the text says why. */
export const PersonOutcome = z.object({
  userId: Id,
  name: z.string(),
  emailId: z.string(),
  isRefused: z.boolean(),
  text: z.string(),
});
export type PersonOutcome = z.infer<typeof PersonOutcome>;
