import { refuse } from '../refusal.ts';
import { type Closing, stampClosing } from './stamp-closing.ts';

const counted = ({ length }: readonly string[], what: string) =>
  length === 1 ? `1 ${what} is` : `${length} ${what}s are`;

/**
 * Refuses to close something else, or to notify others, than the sender was shown.
 * @param seen the stamp of what was shown; undefined closes whatever there is
 * @throws Refusal CONFLICT with what there is now
 */
export function requireClosingSeen(now: Closing, seen: string | undefined): void {
  if (seen === undefined || stampClosing(now) === seen) return;
  const { openings, waiting } = now;
  const others = openings ? 'other openings are open or other applicants' : 'other applicants';
  const open = openings ? `${counted(openings, 'opening')} open and ` : '';
  throw refuse(
    'CONFLICT',
    `Meanwhile ${others} are waiting: now ${open}${counted(waiting, 'applicant')} waiting for an answer. Check it again.`,
  );
}
