import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { ProviderEvent, Received } from './provider-event.ts';

const { post } = callsOf('mails');

export const mails = {
  receiveReports: post('/api/v1/webhook/mail/process-and-verify', {
    access: 'gateway',
    summary:
      "Receives the email provider's reports, each event once: addresses that do not exist and emails marked as spam, in the format of Postmark, Mailgun or Amazon SES, or as {id,type: bounce|complaint,address,reason}. 403 for a bad signature, 400 if not a report.",
    input: z.object({
      headers: z.object({ signature: z.optional(z.string()), authorization: z.optional(z.string()) }),
      body: ProviderEvent,
    }),
    output: Received,
  }),
};
