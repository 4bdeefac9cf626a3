import { looksAutomated, type TrapSigns } from '@plinth/domain/leads/looks-automated';
import type { Deps } from '../../deps.ts';

/** What a mail to the school says of a message that may be a machine's. */
export const AUTOMATION_NOTE =
  'The hidden field of this form was filled in, or it was sent faster than hands are. Machines do that, and so do some form fillers for people: judge by what it says.';

/**
 * Whether what came by a form may be a machine's, which is logged. It is kept like everything else, marked for staff.
 * @param form the call that took it, as the log names it
 */
export function noteAutomation({ log }: Pick<Deps, 'log'>, form: string, signs: TrapSigns): boolean {
  const seemsAutomated = looksAutomated(signs);
  // Never what stands in the field: a form filler may have put something of its person there.
  if (seemsAutomated)
    log.warn(
      { form, wroteInField: Boolean(signs.leaveEmpty || signs.website), filledInMs: signs.filledInMs },
      'a form may have been filled in by a machine; it is kept and marked for review',
    );
  return seemsAutomated;
}
