import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { ProviderEvent, Received } from './provider-event.ts';

const call = callsOf('mails');

export const mails = {
  receiveReports: call({
    method: 'POST',
    path: '/api/v1/webhook/mail/process-and-verify',
    access: 'gateway',
    summary:
      'Takes what the provider of mails reports, each event once: addresses that do not exist and mails called unwanted, as Postmark, Mailgun and Amazon SES tell it, or as {id,type: bounce|complaint,address,reason}. 403 bad signature, 400 no report.',
  })
    .input(
      z.object({
        headers: z.object({ signature: z.optional(z.string()), authorization: z.optional(z.string()) }),
        body: ProviderEvent,
      }),
    )
    .output(Received),
};
