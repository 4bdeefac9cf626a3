import type { LeadForm } from '@plinth/domain/leads/lead-form';
import type { TrapSigns } from '@plinth/domain/leads/looks-automated';
import { applicationFormPath } from '@plinth/domain/navigation/application-paths';
import { uuidv7 } from 'uuidv7';
import type { RequestFacts } from '../../api/context.ts';
import { derivedToken, hashToken } from '../../api/token-hash.ts';
import { leads } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import type { Mail } from '../mails/mail.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { withIdempotency } from '../orders/with-idempotency.ts';
import { titleOfProduct } from '../products/title-of-product.ts';
import { requireOffered } from '../public-courses/require-offered.ts';
import { recordReferredLead } from '../referrals/record-referred-lead.ts';
import { Refusal } from '../refusal.ts';
import { AUTOMATION_NOTE, noteAutomation } from './note-automation.ts';
import { schoolAddress } from './school-address.ts';

/** Anyone may type anyone's address; a further application within the hour goes on with the leadId alone. */
const perAddress = { name: 'application-mail', calls: 3, seconds: 3_600 };

type Input = LeadForm & { data: LeadForm['data'] & TrapSigns };

/**
 * Saves a lead. The leadId is always fresh, so nothing of an earlier lead with the address shows, but a repeat with the
 * same key gets the same one. A lead that looks automated is saved too, marked for review. A question is mailed to the
 * school; the address with which an application is started gets a separate link for each, which invalidates the leadId
 * once it is opened; a flood of links for one address is silently stopped.
 * @throws Refusal CONFLICT when the key was used with another body, or an application is started for a course that is
 *   not offered; BAD_REQUEST no such course
 */
export async function saveLead(
  deps: Deps,
  { clientOrigin }: Pick<RequestFacts, 'clientOrigin'>,
  input: Input,
  key?: string,
) {
  const {
    data: { leaveEmpty, website, filledInMs, ...data },
    emailId,
    uniqueReferrerId,
    ...attribution
  } = input;
  const tokenOf = (leadRowId: string) => derivedToken(deps.settings.PLINTH_SECRET, 'lead', leadRowId);
  const seemsAutomated = noteAutomation(deps, 'lead', { leaveEmpty, website, filledInMs });
  const course = data.productId
    ? await titleOfProduct(deps.db, data.productId, 'data.productId')
    : 'a course';
  const hasRoom = await mayMail(deps, emailId, !data.message && data.productId !== undefined);
  const { leadRowId } = await deps.db.transaction((tx) =>
    withIdempotency(
      tx,
      { scope: 'lead', key, body: { data, emailId, attribution }, now: deps.now() },
      async () => {
        if (data.productId && !data.message) await requireOffered(tx, data.productId, deps.now());
        const fresh = { leadRowId: uuidv7() };
        const leadId = tokenOf(fresh.leadRowId);
        const mailed = derivedToken(deps.settings.PLINTH_SECRET, 'lead-mail', fresh.leadRowId);
        await tx.insert(leads).values({
          ...fresh,
          tokenHash: hashToken(leadId),
          mailTokenHash: hashToken(mailed),
          emailId,
          data,
          fbclid: attribution.fbclid,
          fbp: attribution._fbp,
          fbc: attribution._fbc,
          utmMedium: attribution.utm_medium ?? null,
          utmCampaign: attribution.utm_campaign ?? null,
          utmContent: attribution.utm_content ?? null,
          productId: data.productId ?? null,
          seemsAutomated,
          createdAt: deps.now(),
          updatedAt: deps.now(),
        });
        if (uniqueReferrerId)
          await recordReferredLead(tx, {
            uniqueReferrerId,
            emailId,
            firstName: data.firstName,
            productId: data.productId ?? null,
            now: deps.now(),
          });
        if (data.message)
          await queueMail(
            tx,
            deps.now(),
            question(schoolAddress(deps.settings.MAIL_FROM), emailId, data, course, seemsAutomated),
          );
        else if (hasRoom)
          await queueMail(
            tx,
            deps.now(),
            applicationStarted(emailId, clientOrigin + applicationFormPath(mailed)),
          );
        return fresh;
      },
    ),
  );
  return { leadId: tokenOf(leadRowId) };
}

const question = (
  to: string,
  emailId: string,
  { firstName, mobile, message }: Input['data'],
  course: string,
  seemsAutomated: boolean,
): Mail => ({
  to,
  template: 'lead-question',
  subject: `Question from ${firstName}`,
  greeting: `${firstName} asks about ${course}:`,
  paragraphs: [
    message ?? '',
    `Answer to: ${emailId}${mobile ? `, ${mobile}` : ''}`,
    ...(seemsAutomated ? [AUTOMATION_NOTE] : []),
  ],
});

/** Counts a link to be mailed to an address. @returns whether it is one, and the address got few lately */
const mayMail = async ({ rateLimits }: Deps, emailId: string, isApplication: boolean): Promise<boolean> =>
  isApplication &&
  rateLimits.count(perAddress, emailId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );

/** Contains nothing from the form: anyone may type anyone's address. */
const applicationStarted = (to: string, url: string): Mail => ({
  to,
  template: 'application-begun',
  subject: 'Your application',
  paragraphs: [
    'Someone started an application with this address. It is saved as it is typed; you can continue on any device with this link.',
  ],
  action: { label: 'Continue the application', url },
  closing: 'If it was not you, ignore this email and nothing happens.',
});
