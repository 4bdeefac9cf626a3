import { Id } from '@plinth/domain/fields/id';
import { MeetingProvider } from '@plinth/domain/sessions/meeting-provider';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { ProviderEvent } from './provider-event.ts';

const { post } = callsOf('meetings');

/** The rooms of live sessions, created by a meeting provider or named by a typed link. */
export const meetings = {
  join: post('/v2/client/lms/{cohortId}/sessions/{liveSessionId}/join', {
    access: 'cohort-member',
    phase: 'early',
    rateLimit: { calls: 60, seconds: 600, by: 'caller' },
    summary:
      "Returns the caller's link to a session, from 15 minutes before its start until its end: the link entered by staff, or the caller's own at the meeting provider. 403, 404 if there is no such session or no room yet, 409 if not open, over or called off, 502 if the provider does not respond, 503 while the room is being opened.",
    input: z.object({ params: z.object({ cohortId: Id, liveSessionId: Id }) }),
    output: z.object({ url: z.string() }),
  }),

  receiveEvent: post('/api/v1/webhook/meetings/{provider}', {
    access: 'gateway',
    summary:
      'Receives a signed event of a meeting provider (who joined and left, an available recording), each once, and answers the challenge of a provider that sends one. 403 for a bad signature, 404 if the provider is not configured.',
    input: z.object({
      params: z.object({ provider: MeetingProvider }),
      headers: z.object({
        authorization: z.optional(z.string()),
        'x-jaas-signature': z.optional(z.string()),
        'x-zm-signature': z.optional(z.string()),
        'x-zm-request-timestamp': z.optional(z.string()),
      }),
      body: ProviderEvent,
    }),
    output: z.record(z.string(), z.string()),
  }),
};
