import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import {
  OfficePlacementForm,
  OfficePlacementMessage,
  OfficeSelfPlacement,
  PLACEMENT_FORM_SORTS,
  PLACEMENT_MESSAGE_SORTS,
  PLACEMENT_MESSAGE_STATES,
  PlacementFormCorrection,
  PlacementFormReopening,
  PlacementMessageAnswer,
  SELF_PLACEMENT_SORTS,
  SelfPlacementDecision,
} from '@plinth/domain/placement/office-placement';
import { SelfPlacementReview } from '@plinth/domain/placement/self-placement';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';
import { FileAnswer } from './file-answer.ts';

const { get, post, put } = callsOf('office-placement');
const csv = csvCallsOf('office-placement');

const writes = { calls: 240, seconds: 600, by: 'caller' } as const;
const Total = z.int().check(z.gte(0));
const Search = z._default(optionalTextField(100), '');
const Direction = z._default(z.enum(['asc', 'desc']), 'desc');
const SelfPlacementFilter = {
  search: Search,
  review: z.optional(SelfPlacementReview),
  sortBy: z._default(z.enum(SELF_PLACEMENT_SORTS), 'submittedAt'),
  sortDirection: Direction,
};
const FormFilter = {
  search: Search,
  state: z.optional(z.enum(['INTERESTED', 'NOT_INTERESTED'])),
  sortBy: z._default(z.enum(PLACEMENT_FORM_SORTS), 'updatedAt'),
  sortDirection: Direction,
};
const MessageFilter = {
  /** Part of a name, an address or the message. */
  search: Search,
  state: z.optional(z.enum(PLACEMENT_MESSAGE_STATES)),
  cohortId: z.optional(Id),
  sortBy: z._default(z.enum(PLACEMENT_MESSAGE_SORTS), 'createdAt'),
  sortDirection: Direction,
};
const ofLearner = z.object({ cohortId: Id, userId: Id });
const ofMessage = z.object({ messageId: Id });
const message = z.object({ message: OfficePlacementMessage });

/**
 * The jobs learners found themselves, their answers in the placement form, and their messages to the team. Pay in minor
 * units.
 */
export const officePlacement = {
  listSelfPlacements: get('/v1/office/self-placements', {
    access: 'staff:placement.manage',
    summary: 'Lists jobs that learners found without the school, 20 per page.',
    input: z.object({
      query: z.object({ ...SelfPlacementFilter, pageNo: PageNo }),
    }),
    output: z.object({ selfPlacements: z.array(OfficeSelfPlacement), total: Total }),
  }),

  downloadSelfPlacements: csv('/v1/office/self-placements/csv', {
    access: 'staff:placement.manage',
    summary: 'Returns all such jobs that match the filter as a CSV file; records an entry in the audit log.',
    filter: SelfPlacementFilter,
  }),

  readSelfPlacement: get('/v1/office/self-placements/{cohortId}/{userId}', {
    access: 'staff:placement.manage',
    summary: 'Returns one job that a learner found. 404.',
    input: z.object({ params: ofLearner }),
    output: z.object({ selfPlacement: OfficeSelfPlacement }),
  }),

  openOfferLetter: get('/v1/office/self-placements/{cohortId}/{userId}/offer-letter', {
    access: 'staff:placement.manage',
    rateLimit: { calls: 300, seconds: 600, by: 'caller' },
    summary: 'Returns the offer letter submitted with the job; records an entry in the audit log. 404.',
    input: z.object({ params: ofLearner }),
    output: FileAnswer,
  }),

  decideSelfPlacement: post('/v1/office/self-placements/{cohortId}/{userId}/decision', {
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      'Accepts the job, which places the learner, asks about it, or rejects it; the learner is notified. 404, 409 if already decided, or handed in again since `seen`.',
    input: z.object({ params: ofLearner, body: SelfPlacementDecision }),
    output: z.object({ selfPlacement: OfficeSelfPlacement }),
  }),

  listForms: get('/v1/office/placement-forms', {
    access: 'staff:placement.manage',
    summary:
      "Lists learners' answers in the placement form, 20 per page; `state` limits the list to learners who are interested or who are not.",
    input: z.object({
      query: z.object({ ...FormFilter, pageNo: PageNo }),
    }),
    output: z.object({ forms: z.array(OfficePlacementForm), total: Total }),
  }),

  downloadForms: csv('/v1/office/placement-forms/csv', {
    access: 'staff:placement.manage',
    summary: 'Returns all forms that match the filter as a CSV file; records an entry in the audit log.',
    filter: FormFilter,
  }),

  readForm: get('/v1/office/placement-forms/{cohortId}/{userId}', {
    access: 'staff:placement.manage',
    summary: "Returns one learner's placement form. 404.",
    input: z.object({ params: ofLearner }),
    output: z.object({ form: OfficePlacementForm }),
  }),

  correctForm: put('/v1/office/placement-forms/{cohortId}/{userId}', {
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      "Corrects a learner's answers in the placement form; the learner is notified. 400 for pay without its currency, 404, 409 if changed since `seen`.",
    input: z.object({ params: ofLearner, body: z.object({ seen: Instant, said: PlacementFormCorrection }) }),
    output: z.object({ form: OfficePlacementForm }),
  }),

  reopenForm: post('/v1/office/placement-forms/{cohortId}/{userId}/reopen', {
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      "Lets one learner fill in or change the form until a given day, although the cohort's deadline has passed; the learner is notified. 400 for a day that has passed, 404 if not a learner of the cohort.",
    input: z.object({ params: ofLearner, body: PlacementFormReopening }),
    output: z.object({ form: OfficePlacementForm }),
  }),

  listMessages: get('/v1/office/placement-messages', {
    access: 'staff:placement.manage',
    summary: "Lists learners' messages to the placement team, 20 per page.",
    input: z.object({ query: z.object({ ...MessageFilter, pageNo: PageNo }) }),
    output: z.object({ messages: z.array(OfficePlacementMessage), total: Total }),
  }),

  downloadMessages: csv('/v1/office/placement-messages/csv', {
    access: 'staff:placement.manage',
    summary: 'Returns all messages that match the filter as a CSV file; records an entry in the audit log.',
    filter: MessageFilter,
  }),

  readMessage: get('/v1/office/placement-messages/{messageId}', {
    access: 'staff:placement.manage',
    summary: 'Returns one message. 404.',
    input: z.object({ params: ofMessage }),
    output: message,
  }),

  answerMessage: post('/v1/office/placement-messages/{messageId}/answer', {
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      'Answers a message by email and in the app; without a text it is settled and nobody is notified. The same answer again changes nothing. 404, 409 if already settled.',
    input: z.object({ params: ofMessage, body: PlacementMessageAnswer }),
    output: message,
  }),
};
