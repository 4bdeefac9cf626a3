import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { LONG_TEXT_MAX, optionalTextField, textField } from '../fields/text.ts';
import { CURRENCIES } from '../money/currency.ts';

/** The most people that one act of staff takes at once. */
export const PEOPLE_AT_ONCE_MAX = 200;

/** The longest subject of a letter, in characters. */
export const LETTER_SUBJECT_MAX = 120;

/** The people that are chosen, each once. */
export const ChosenPeople = z.array(Id).check(
  z.minLength(1),
  z.maxLength(PEOPLE_AT_ONCE_MAX),
  z.refine((ids) => new Set(ids).size === ids.length, 'Name each person once'),
);

/** A mail that goes to each of them alone. */
const Letter = z.object({ subject: textField(LETTER_SUBJECT_MAX), text: textField(LONG_TEXT_MAX) });

const Enrol = z.object({
  kind: z.literal('ENROL'),
  cohortId: Id,
  /** That of the order which is due; null is none. */
  currency: z.nullable(z.enum(CURRENCIES)),
});

/** What staff may do with many people, as it is looked at beforehand. */
export const PeopleActionKind = z.discriminatedUnion('kind', [
  Enrol,
  z.object({ kind: z.literal('WRITE') }),
  z.object({ kind: z.literal('BLOCK') }),
  z.object({ kind: z.literal('UNBLOCK') }),
]);
export type PeopleActionKind = z.infer<typeof PeopleActionKind>;

/** For the log; the person does not read it. */
const reason = optionalTextField(200);

/** What staff do with many people. */
export const PeopleAction = z.discriminatedUnion('kind', [
  Enrol,
  z.object({ kind: z.literal('WRITE'), letter: Letter }),
  z.object({ kind: z.literal('BLOCK'), reason }),
  z.object({ kind: z.literal('UNBLOCK'), reason }),
]);
export type PeopleAction = z.infer<typeof PeopleAction>;

/** What will happen to one person, or has happened; where it is refused the text says why. */
export const PersonOutcome = z.object({
  userId: Id,
  name: z.string(),
  emailId: z.string(),
  isRefused: z.boolean(),
  text: z.string(),
});
export type PersonOutcome = z.infer<typeof PersonOutcome>;
