import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { declineApplication } from '@plinth/api-server/services/course-applications/decline-application';
import { moveAcceptance } from '@plinth/api-server/services/course-applications/move-acceptance';
import { sendOffer } from '@plinth/api-server/services/course-applications/send-offer';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { exactTime } from '@plinth/domain/dates/format-day';
import { formatMoney } from '@plinth/domain/money/format-money';
import { withSchool } from '../with-school.ts';
import { readAmount } from './read-amount.ts';
import { readId } from './read-id.ts';
import { readOptions } from './read-options.ts';
import { readUntil } from './read-until.ts';
import type { VerbContext } from './verbs.ts';

function readDays(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,3}$/.test(text)) throw new Fault('--deadline is a number of days, such as 14.', 2);
  return Number(text);
}

/** Reads the scholarship. None is granted unless it is typed: an amount, or what the school's rule grants. */
const readScholarship = (text: string | undefined): number | undefined =>
  text === 'rule' ? undefined : (readAmount('--scholarship', text) ?? 0);

/**
 * Sends the offer for one application, moves its last day, or declines the application; the applicant is mailed about
 * an offer and a decline.
 */
export async function offer(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, {
    texts: ['scholarship', 'deadline', 'until'],
    flags: ['decline'],
    allowPositionals: true,
  });
  const scholarship = readScholarship(values.scholarship);
  const acceptanceDays = readDays(values.deadline);
  const until = values.until === undefined ? undefined : readUntil('--until', values.until);
  const applicationId = readId(
    positionals,
    'Name one application by its id; `school applications` lists them.',
  );
  if (values.decline && (values.scholarship !== undefined || acceptanceDays !== undefined))
    throw new Fault('--decline goes without --scholarship and --deadline.', 2);
  if (until && (values.decline || values.scholarship !== undefined || acceptanceDays !== undefined))
    throw new Fault('--until goes alone: it moves the last day of an offer that is open.', 2);
  await withSchool(context, async (deps) => {
    if (values.decline) {
      await declineApplication(deps, COMMAND, applicationId);
      context.print('Declined; an email says so.');
      return;
    }
    if (until) {
      const { emailId } = await moveAcceptance(deps, COMMAND, applicationId, until);
      context.print(`${emailId} can accept until ${exactTime(until.toISOString(), DEFAULT_TIMEZONE)}.`);
      return;
    }
    const sent = await sendOffer(deps, COMMAND, { applicationId, scholarship, acceptanceDays });
    const money = (amount: number) => formatMoney({ amount, currency: sent.currency });
    context.print(
      `Offered to ${sent.emailId}: ${money(sent.amount)}, scholarship ${money(sent.scholarship)}, to be accepted by ${exactTime(sent.deadlines.OFFER_ACCEPTANCE, DEFAULT_TIMEZONE)}.`,
    );
  });
}
