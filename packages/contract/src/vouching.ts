import { Id, UserHash } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { LeadConnection, ShownVouch, VouchReply } from '@plinth/domain/vouching/lead-connection';
import { VouchRequest } from '@plinth/domain/vouching/vouch-request';
import * as z from 'zod/mini';
import { byAddress, callsOf } from './call.ts';
import { Honeypot } from './honeypot.ts';

const { get, post, put } = callsOf('vouching');

const Paged = z.optional(z.object({ pageNo: z.optional(PageNo) }));
const One = z.object({ connection: LeadConnection });

export const vouching = {
  ask: post('/v2/client/public/user/vouch/lead-connections', {
    access: 'public',
    rateLimit: byAddress(2),
    summary:
      'Asks a person about the course. The answer is the same for every address and when the call is repeated. 404 for an unknown userHash or if the person takes no questions, 409 if too many are waiting.',
    input: z.object({ body: z.extend(VouchRequest, Honeypot) }),
    output: z.object({ received: z.literal(true) }),
  }),

  listShown: get('/v2/client/public/user/vouch/answers', {
    access: 'public',
    summary:
      'Lists the answers about the course that a person shows, without the names of leads, and returns whether questions can be asked. 404 for an unknown userHash.',
    input: z.object({ query: z.object({ userHash: UserHash, pageNo: z.optional(PageNo) }) }),
    output: z.object({ vouches: z.array(ShownVouch), total: z.int(), takesQuestions: z.boolean() }),
  }),

  listConnections: get('/v2/client/user/vouch/lead-connections', {
    access: 'signed-in',
    summary:
      'Lists the leads who ask the caller to vouch for the course, by first name only. Those waiting come first.',
    input: z.object({ query: Paged }),
    output: z.object({
      connections: z.array(LeadConnection),
      total: z.int(),
      takesQuestions: z.boolean(),
      canVouch: z.boolean(),
    }),
  }),

  reply: put('/v2/client/user/vouch/lead-connections', {
    access: 'signed-in',
    summary:
      "Answers a lead, to whom the school emails the answer once, or declines. 404 if not the caller's, 409 if already replied to differently; repeating the call returns the same answer.",
    input: z.object({ body: VouchReply }),
    output: One,
  }),

  toggleVisibility: put('/v2/client/user/vouch/toggle-visibility', {
    access: 'signed-in',
    summary:
      "Shows one of the caller's answers on the profile, or hides it. 404 if not the caller's, 409 if not answered.",
    input: z.object({ body: z.object({ connectionId: Id, isShown: z.boolean() }) }),
    output: One,
  }),

  saveSettings: put('/v2/client/user/vouch/settings', {
    access: 'signed-in',
    summary:
      'Sets whether leads may ask the caller. 403 when allowing it if the caller is in no open or completed course.',
    input: z.object({ body: z.object({ takesQuestions: z.boolean() }) }),
    output: z.object({ takesQuestions: z.boolean() }),
  }),
};
