import { contactMessages } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../mails/queue-mail.ts';

type Message = {
  firstName: string;
  emailId: string;
  mobile?: string | undefined;
  message: string;
  website?: string | undefined;
};

/** The school's own address, out of "Name <address>". */
const schoolAddress = (sender: string) => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

/** Keeps a message to the school and mails it there. A filled honeypot is answered alike and dropped. */
export async function contactUs(deps: Deps, { firstName, emailId, mobile, message, website }: Message) {
  if (website) return { sent: true as const };
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(contactMessages)
      .values({ firstName, emailId, mobile: mobile ?? null, message, createdAt: deps.now() });
    await queueMail(tx, {
      to: schoolAddress(deps.settings.MAIL_FROM),
      template: 'contact-us',
      subject: `Message from ${firstName}`,
      greeting: `${firstName} wrote on the contact page:`,
      paragraphs: [message, `Answer to: ${emailId}${mobile ? `, ${mobile}` : ''}`],
    });
  });
  return { sent: true as const };
}
