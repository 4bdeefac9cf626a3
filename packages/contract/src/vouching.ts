import { Id, UserHash } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { LeadConnection, ShownVouch, VouchReply } from '@plinth/domain/vouching/lead-connection';
import { VouchRequest } from '@plinth/domain/vouching/vouch-request';
import * as z from 'zod/mini';
import { byAddress, callsOf } from './call.ts';
import { Honeypot } from './honeypot.ts';

const call = callsOf('vouching');

const Paged = z.optional(z.object({ pageNo: z.optional(PageNo) }));
const One = z.object({ connection: LeadConnection });

export const vouching = {
  ask: call({
    method: 'POST',
    path: '/v2/client/public/user/vouch/lead-connections',
    access: 'public',
    rateLimit: byAddress(2),
    summary:
      'Asks someone about the course. The answer is the same for every address and for a repeat. 404 unknown userHash, or takes no questions; 409 too many wait.',
  })
    .input(z.object({ body: z.extend(VouchRequest, Honeypot) }))
    .output(z.object({ received: z.literal(true) })),

  listShown: call({
    method: 'GET',
    path: '/v2/client/public/user/vouch/answers',
    access: 'public',
    summary:
      'What a person answered about the course and shows, without names of leads; and whether one may ask. 404 unknown userHash.',
  })
    .input(z.object({ query: z.object({ userHash: UserHash, pageNo: z.optional(PageNo) }) }))
    .output(z.object({ vouches: z.array(ShownVouch), total: z.int(), takesQuestions: z.boolean() })),

  listConnections: call({
    method: 'GET',
    path: '/v2/client/user/vouch/lead-connections',
    access: 'signed-in',
    summary:
      'Leads who ask the caller to vouch for the course; their first names only. Who waits comes first.',
  })
    .input(z.object({ query: Paged }))
    .output(
      z.object({
        connections: z.array(LeadConnection),
        total: z.int(),
        takesQuestions: z.boolean(),
        canVouch: z.boolean(),
      }),
    ),

  reply: call({
    method: 'PUT',
    path: '/v2/client/user/vouch/lead-connections',
    access: 'signed-in',
    summary:
      'Answers a lead, whom the school mails it once, or declines. 404 not own, 409 replied otherwise already; a repeat answers the same.',
  })
    .input(z.object({ body: VouchReply }))
    .output(One),

  toggleVisibility: call({
    method: 'PUT',
    path: '/v2/client/user/vouch/toggle-visibility',
    access: 'signed-in',
    summary: 'Shows an own answer on the profile, or takes it off. 404 not own, 409 not answered.',
  })
    .input(z.object({ body: z.object({ connectionId: Id, isShown: z.boolean() }) }))
    .output(One),

  saveSettings: call({
    method: 'PUT',
    path: '/v2/client/user/vouch/settings',
    access: 'signed-in',
    summary: 'Whether leads may ask the caller. 403 for who is in no open course.',
  })
    .input(z.object({ body: z.object({ takesQuestions: z.boolean() }) }))
    .output(z.object({ takesQuestions: z.boolean() })),
};
