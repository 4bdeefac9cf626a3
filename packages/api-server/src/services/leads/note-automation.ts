import { looksAutomated, type TrapSigns } from '@plinth/domain/leads/looks-automated';
import type { Deps } from '../../deps.ts';

/** The note in a mail to the school about a message that looks automated. */
export const AUTOMATION_NOTE =
  'The hidden field of this form was filled in, or it was sent faster than hands are. Machines do that, and so do some form fillers for people: judge by what it says.';

/**
 * Whether a form submission looks automated, which is logged. It is stored like any other, marked for staff.
 * @param form the call that received it, as the log names it
 */
export function noteAutomation({ log }: Pick<Deps, 'log'>, form: string, signs: TrapSigns): boolean {
  const seemsAutomated = looksAutomated(signs);
  // Never logs the content of the field: a form filler may have put personal data there.
  if (seemsAutomated)
    log.warn(
      { form, wroteInField: Boolean(signs.leaveEmpty || signs.website), filledInMs: signs.filledInMs },
      'a form may have been filled in by a machine; it is kept and marked for review',
    );
  return seemsAutomated;
}
