import type { TrapSigns } from '@plinth/domain/leads/looks-automated';
import { contactMessages } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { withIdempotency } from '../orders/with-idempotency.ts';
import { AUTOMATION_NOTE, noteAutomation } from './note-automation.ts';
import { schoolAddress } from './school-address.ts';

type Message = {
  firstName: string;
  emailId: string;
  mobile?: string | undefined;
  message: string;
} & TrapSigns;

/**
 * Stores a message to the school and mails it there, once per key. A message that looks automated is stored and mailed
 * too, marked for review.
 * @throws Refusal CONFLICT when the key was used with another body
 */
export async function contactUs(deps: Deps, input: Message, key?: string) {
  const { leaveEmpty, website, filledInMs, ...body } = input;
  const { firstName, emailId, mobile, message } = body;
  const seemsAutomated = noteAutomation(deps, 'contact', { leaveEmpty, website, filledInMs });
  await deps.db.transaction((tx) =>
    withIdempotency(tx, { scope: 'contact', key, body, now: deps.now() }, async () => {
      await tx.insert(contactMessages).values({
        firstName,
        emailId,
        mobile: mobile ?? null,
        message,
        seemsAutomated,
        createdAt: deps.now(),
      });
      await queueMail(tx, deps.now(), {
        to: schoolAddress(deps.settings.MAIL_FROM),
        template: 'contact-us',
        subject: `Message from ${firstName}`,
        greeting: `${firstName} wrote on the contact page:`,
        paragraphs: [
          message,
          `Answer to: ${emailId}${mobile ? `, ${mobile}` : ''}`,
          ...(seemsAutomated ? [AUTOMATION_NOTE] : []),
        ],
      });
      return {};
    }),
  );
  return { sent: true as const };
}
