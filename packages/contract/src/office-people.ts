import { OfficePlaceState } from '@plinth/domain/enrolments/office-place-state';
import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import { MailStop } from '@plinth/domain/mails/mail-stop';
import { ErasePerson, ErasurePlan } from '@plinth/domain/people/erasure-plan';
import {
  ChosenPeople,
  PeopleAction,
  PeopleActionKind,
  PersonOutcome,
} from '@plinth/domain/people/many-people';
import { MergeOther, MergePlan } from '@plinth/domain/people/merge-plan';
import { PersonFacts } from '@plinth/domain/people/person-facts';
import { CohortChoice, PEOPLE_SORTS, PERSON_KINDS, PersonRow } from '@plinth/domain/people/person-row';
import {
  NewStaffNote,
  PersonDevice,
  PersonEnrolment,
  PersonHandIn,
  PersonMail,
  PersonOrder,
  PersonProgress,
  PersonQuery,
  StaffNote,
} from '@plinth/domain/people/person-sections';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';
import { csvExports } from './csv-exports.ts';
import { FileAnswer } from './file-answer.ts';
import { IdempotencyHeader } from './idempotency-header.ts';
import { listQuery } from './list-query.ts';

const { get, post, del } = callsOf('office-people');
const csv = csvCallsOf('office-people');

const Total = z.int().check(z.gte(0));

const Filter = {
  /** Part of a name, an address or a phone number. */
  search: z._default(optionalTextField(100), ''),
  kind: z.optional(z.enum(PERSON_KINDS)),
  /** Combined with a cohort, the state in that cohort. */
  state: z.optional(OfficePlaceState),
  cohortId: z.optional(Id),
};

const person = z.object({ userId: Id });
const ofPerson = z.object({ params: person });
const pageOfPerson = z.object({ params: person, query: z.object({ pageNo: PageNo }) });
const merges = { calls: 60, seconds: 600, by: 'caller' } as const;
const chosenActs = { calls: 60, seconds: 600, by: 'caller' } as const;
const noteWrites = { calls: 120, seconds: 600, by: 'caller' } as const;

/** Everyone with an account: searched, exported and viewed. */
export const officePeople = {
  list: get('/v1/office/people', {
    access: 'staff:people.read',
    summary: 'Lists all people, 20 per page.',
    input: listQuery(Filter, z._default(z.enum(PEOPLE_SORTS), 'name'), 'asc'),
    output: z.object({ people: z.array(PersonRow), total: Total }),
  }),

  download: csv('/v1/office/people/csv', {
    access: 'staff:people.read',
    summary:
      'Returns the same people as a CSV file, earliest joined first; records an entry in the audit log.',
    filter: Filter,
  }),

  downloadChosen: post('/v1/office/people/chosen/csv', {
    access: 'staff:people.read',
    rateLimit: csvExports,
    summary: 'Returns the chosen people as a CSV file; records an entry in the audit log.',
    input: z.object({ body: z.object({ userIds: ChosenPeople }) }),
    output: FileAnswer,
  }),

  previewAction: post('/v1/office/people/chosen/preview', {
    access: 'staff:people.manage',
    summary:
      'Previews enrolling, writing to, blocking or unblocking each of the chosen people; nothing is changed. 404 for an unknown cohort or price, 409 if the cohort accepts nobody.',
    input: z.object({ body: z.object({ userIds: ChosenPeople, action: PeopleActionKind }) }),
    output: z.object({ outcomes: z.array(PersonOutcome) }),
  }),

  act: post('/v1/office/people/chosen', {
    access: 'staff:people.manage',
    rateLimit: chosenActs,
    summary:
      'Performs the action on each of the chosen people separately, and returns for each what was done or why it was refused.',
    input: z.object({
      headers: IdempotencyHeader,
      body: z.object({ userIds: ChosenPeople, action: PeopleAction }),
    }),
    output: z.object({ outcomes: z.array(PersonOutcome) }),
  }),

  listCohortChoices: get('/v1/office/people/cohort-choices', {
    access: 'staff:people.read',
    summary: 'Lists the cohorts by which people can be filtered, latest first.',
    output: z.object({ cohorts: z.array(CohortChoice) }),
  }),

  read: get('/v1/office/people/{userId}', {
    access: 'staff:people.read',
    summary: 'Returns the basic facts of a person. 404.',
    input: z.object({ params: z.object({ userId: Id }) }),
    output: z.object({ person: PersonFacts }),
  }),

  previewMerge: post('/v1/office/people/{userId}/merge/preview', {
    access: 'staff:people.manage',
    rateLimit: merges,
    summary: 'Previews merging the account with this address into this one; nothing is changed. 404.',
    input: z.object({ params: person, body: MergeOther }),
    output: z.object({ plan: MergePlan }),
  }),

  merge: post('/v1/office/people/{userId}/merge', {
    access: 'staff:people.manage',
    forPeopleAlone: true,
    rateLimit: merges,
    summary:
      'Merges the account with this address into this one, closes it and notifies both addresses. 404, 409 with the reasons why it cannot be done.',
    input: z.object({ params: person, body: MergeOther }),
    output: z.object({ plan: MergePlan }),
  }),

  previewErasure: get('/v1/office/people/{userId}/data', {
    access: 'staff:people.data',
    summary: 'Previews erasing a person: what would be deleted and what would stay; nothing is changed. 404.',
    input: ofPerson,
    output: z.object({ plan: ErasurePlan }),
  }),

  exportData: get('/v1/office/people/{userId}/data/export', {
    access: 'staff:people.data',
    rateLimit: csvExports,
    summary:
      'Exports everything that the school stores about a person, as a JSON file for them; records an entry in the audit log. 404.',
    input: ofPerson,
    output: FileAnswer,
  }),

  erase: post('/v1/office/people/{userId}/data/erase', {
    access: 'staff:people.data',
    rateLimit: merges,
    summary:
      'Erases a person immediately, once their address is typed to confirm; invoices and the audit log stay. 400 for another address, 404, 409 with the reasons why it cannot be done.',
    input: z.object({ params: person, body: ErasePerson }),
    output: z.object({ erased: z.literal(true) }),
  }),

  listEnrolments: get('/v1/office/people/{userId}/enrolments', {
    access: 'staff:people.read',
    summary: "Lists a person's cohorts, latest first.",
    input: ofPerson,
    output: z.object({ enrolments: z.array(PersonEnrolment) }),
  }),

  listProgress: get('/v1/office/people/{userId}/progress', {
    access: 'staff:people.read',
    summary: "Returns a person's progress in each of their cohorts.",
    input: ofPerson,
    output: z.object({ progress: z.array(PersonProgress) }),
  }),

  listHandIns: get('/v1/office/people/{userId}/hand-ins', {
    access: 'staff:people.read',
    summary: "Lists a person's hand-ins, latest first, 20 per page.",
    input: pageOfPerson,
    output: z.object({ handIns: z.array(PersonHandIn), total: Total }),
  }),

  listQueries: get('/v1/office/people/{userId}/queries', {
    access: 'staff:people.read',
    summary: "Lists a person's queries, latest first, 20 per page.",
    input: pageOfPerson,
    output: z.object({ queries: z.array(PersonQuery), total: Total }),
  }),

  listMails: get('/v1/office/people/{userId}/mails', {
    access: 'staff:people.read',
    summary:
      'Lists the emails sent to a person, latest first, 20 per page, and whether emails to the address are stopped.',
    input: pageOfPerson,
    output: z.object({ mails: z.array(PersonMail), total: Total, stop: z.nullable(MailStop) }),
  }),

  liftMailStop: del('/v1/office/people/{userId}/mail-stop', {
    access: 'staff:people.read',
    rateLimit: noteWrites,
    summary: "Allows emails to a person's address again; repeating the call returns the same answer. 404.",
    input: ofPerson,
    output: z.object({ stop: z.null() }),
  }),

  listOrders: get('/v1/office/people/{userId}/orders', {
    access: 'staff:people.read',
    summary:
      "Lists a person's orders, latest first, 20 per page; amounts are included only with `money.read`.",
    input: pageOfPerson,
    output: z.object({ orders: z.array(PersonOrder), total: Total }),
  }),

  listDevices: get('/v1/office/people/{userId}/devices', {
    access: 'staff:people.read',
    summary: 'Lists where a person is signed in, most recently used first, 20 per page.',
    input: pageOfPerson,
    output: z.object({ devices: z.array(PersonDevice), total: Total }),
  }),

  listNotes: get('/v1/office/people/{userId}/notes', {
    access: 'staff:people.read',
    summary: 'Lists the notes that staff wrote about a person for each other, latest first, 20 per page.',
    input: pageOfPerson,
    output: z.object({ notes: z.array(StaffNote), total: Total }),
  }),

  writeNote: post('/v1/office/people/{userId}/notes', {
    access: 'staff:people.read',
    rateLimit: noteWrites,
    successStatus: 201,
    summary: 'Adds a note about a person for staff. 404, 409 if their data was erased.',
    input: z.object({ params: person, body: NewStaffNote }),
    output: z.object({ note: StaffNote }),
  }),

  deleteNote: del('/v1/office/people/{userId}/notes/{noteId}', {
    access: 'staff:people.read',
    rateLimit: noteWrites,
    summary: 'Deletes a note. 403 for anyone but its author or an owner, 404.',
    input: z.object({ params: z.object({ userId: Id, noteId: Id }) }),
    output: z.object({ deleted: z.literal(true) }),
  }),
};
