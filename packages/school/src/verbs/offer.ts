import { parseArgs } from 'node:util';
import { declineApplication } from '@plinth/api-server/services/course-applications/decline-application';
import { sendOffer } from '@plinth/api-server/services/course-applications/send-offer';
import { Id } from '@plinth/domain/fields/id';
import { formatMoney, MINOR_UNITS } from '@plinth/domain/money/format-money';
import { Fault } from '../fault.ts';
import { withSchool } from '../with-school.ts';
import type { VerbContext } from './verbs.ts';
import { withRefusals } from './with-refusals.ts';

/** An amount in whole units as typed, in minor units; at most two decimals. */
function readAmount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(text))
    throw new Fault('--scholarship is an amount in the currency of the offer, such as 15000 or 99.50.', 2);
  return Math.round(Number(text) * MINOR_UNITS);
}

function readDays(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,3}$/.test(text)) throw new Fault('--deadline is a number of days, such as 14.', 2);
  return Number(text);
}

/** Sends the offer to one application, or declines it; the applicant hears of either by mail. */
export async function offer(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      scholarship: { type: 'string' },
      deadline: { type: 'string' },
      decline: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const scholarship = readAmount(values.scholarship);
  const acceptanceDays = readDays(values.deadline);
  const [applicationId, ...more] = positionals;
  if (!applicationId || more.length > 0 || !Id.safeParse(applicationId).success)
    throw new Fault('Name one application by its id; `school applications` lists them.', 2);
  if (values.decline && (scholarship !== undefined || acceptanceDays !== undefined))
    throw new Fault('--decline goes without --scholarship and --deadline.', 2);
  await withSchool(context, (deps) =>
    withRefusals(async () => {
      if (values.decline) {
        await declineApplication(deps, applicationId);
        context.print('Declined; a mail says so.');
        return;
      }
      const sent = await sendOffer(deps, { applicationId, scholarship, acceptanceDays });
      const money = (amount: number) => formatMoney({ amount, currency: sent.currency });
      context.print(
        `Offered to ${sent.emailId}: ${money(sent.amount)}, scholarship ${money(sent.scholarship)}, to be accepted by ${sent.deadlines.OFFER_ACCEPTANCE.slice(0, 10)}.`,
      );
    }),
  );
}
