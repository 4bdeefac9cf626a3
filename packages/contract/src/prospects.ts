import { Region } from '@plinth/domain/catalog/region';
import { Id } from '@plinth/domain/fields/id';
import { optionalTextField } from '@plinth/domain/fields/text';
import {
  PROSPECT_OWNERS,
  PROSPECT_SORTS,
  PROSPECTS_AT_ONCE,
  Prospect,
  ProspectEvent,
  ProspectNote,
  ProspectPlan,
  ProspectState,
  ProspectsAction,
  TouchKind,
} from '@plinth/domain/prospects/prospect';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { FileAnswer } from './file-answer.ts';
import { listQuery } from './list-query.ts';
import { queryBoolean } from './query-values.ts';

const { get, post, put } = callsOf('prospects');

const one = z.object({ prospectId: Id });
const writes = { calls: 240, seconds: 600, by: 'caller' } as const;

const Filter = {
  /** Part of a name, an address, a phone number or a campaign. */
  search: z._default(optionalTextField(100), ''),
  /** If omitted, those that are not closed. */
  state: z.optional(ProspectState),
  source: z.optional(TouchKind),
  region: z.optional(Region),
  campaign: z.optional(optionalTextField(500)),
  owner: z.optional(z.enum(PROSPECT_OWNERS)),
  /** Only those whose next step is due today or overdue, in the school's time zone. */
  isDue: z.optional(queryBoolean),
  /** Only those with something possibly sent by a bot that no one has reviewed yet. */
  needsReview: z.optional(queryBoolean),
};

/**
 * People who contacted the school and have no place yet: leads, questions, messages, results, friends of
 * learners and people who want to teach.
 */
export const prospects = {
  list: get('/v1/office/prospects', {
    access: 'staff:admissions.manage',
    summary: 'Lists prospects, 20 per page; those that are not closed, unless a state is requested.',
    input: listQuery(Filter, z._default(z.enum(PROSPECT_SORTS), 'lastTouchAt'), 'desc'),
    output: z.object({ prospects: z.array(Prospect), total: z.int().check(z.gte(0)) }),
  }),

  download: get('/v1/office/prospects/csv', {
    access: 'staff:admissions.manage',
    rateLimit: { calls: 20, seconds: 600, by: 'caller' },
    summary: 'Returns the same prospects as a CSV file; records an entry in the audit log.',
    input: z.object({ query: z.object(Filter) }),
    output: FileAnswer,
  }),

  listChoices: get('/v1/office/prospects/choices', {
    access: 'staff:admissions.manage',
    summary: 'Lists the campaigns that brought prospects, latest first, and the staff who may own one.',
    output: z.object({
      campaigns: z.array(z.string()),
      owners: z.array(z.object({ userId: Id, name: z.string() })),
    }),
  }),

  act: post('/v1/office/prospects/actions', {
    access: 'staff:admissions.manage',
    rateLimit: writes,
    summary:
      'Performs one action on up to 100 prospects: assigns them to an owner, or closes them. Prospects already in that state are unchanged. 400 if the owner may not own one, 404 if one no longer exists: then none is changed.',
    input: z.object({
      body: z.object({
        prospectIds: z.array(Id).check(z.minLength(1), z.maxLength(PROSPECTS_AT_ONCE)),
        change: ProspectsAction,
      }),
    }),
    output: z.object({ changed: z.int().check(z.gte(0)) }),
  }),

  read: get('/v1/office/prospects/{prospectId}', {
    access: 'staff:admissions.manage',
    summary: 'Returns a prospect with its history, latest first, at most 200 entries. 404.',
    input: z.object({ params: one }),
    output: z.object({ prospect: Prospect, history: z.array(ProspectEvent) }),
  }),

  openDocument: get('/v1/office/prospects/{prospectId}/documents/{documentId}', {
    access: 'staff:admissions.manage',
    rateLimit: { calls: 300, seconds: 600, by: 'caller' },
    summary:
      'Returns a file sent by a prospect who wants to teach; records an entry in the audit log. 404 if it is not of this prospect.',
    input: z.object({ params: z.object({ prospectId: Id, documentId: Id }) }),
    output: FileAnswer,
  }),

  plan: put('/v1/office/prospects/{prospectId}', {
    access: 'staff:admissions.manage',
    rateLimit: writes,
    summary:
      "Sets a prospect's owner, next step and its date, and whether it is closed. 400 if the owner may not own one, 404, 409 if someone else changed it meanwhile.",
    input: z.object({ params: one, body: ProspectPlan }),
    output: z.object({ prospect: Prospect }),
  }),

  writeNote: post('/v1/office/prospects/{prospectId}/notes', {
    access: 'staff:admissions.manage',
    rateLimit: writes,
    successStatus: 201,
    summary: 'Adds a note to the history of a prospect. 404.',
    input: z.object({ params: one, body: ProspectNote }),
    output: z.object({ event: ProspectEvent }),
  }),
};
