import { looksAutomated } from '@plinth/domain/leads/looks-automated';
import { contactMessages } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { withIdempotency } from '../orders/with-idempotency.ts';
import { schoolAddress } from './school-address.ts';

type Message = {
  firstName: string;
  emailId: string;
  mobile?: string | undefined;
  message: string;
  website?: string | undefined;
  filledInMs?: number | undefined;
};

/**
 * Keeps a message to the school and mails it there, once for one key. A machine's is answered alike and dropped.
 * @throws Refusal CONFLICT when the key came with another body
 */
export async function contactUs(deps: Deps, input: Message, key?: string) {
  const { website, filledInMs, ...body } = input;
  const { firstName, emailId, mobile, message } = body;
  if (looksAutomated({ website, filledInMs })) return { sent: true as const };
  await deps.db.transaction((tx) =>
    withIdempotency(tx, { scope: 'contact', key, body, now: deps.now() }, async () => {
      await tx
        .insert(contactMessages)
        .values({ firstName, emailId, mobile: mobile ?? null, message, createdAt: deps.now() });
      await queueMail(tx, deps.now(), {
        to: schoolAddress(deps.settings.MAIL_FROM),
        template: 'contact-us',
        subject: `Message from ${firstName}`,
        greeting: `${firstName} wrote on the contact page:`,
        paragraphs: [message, `Answer to: ${emailId}${mobile ? `, ${mobile}` : ''}`],
      });
      return {};
    }),
  );
  return { sent: true as const };
}
