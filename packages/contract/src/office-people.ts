import { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
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
import { CsvAnswer, csvExports } from './csv-answer.ts';
import { IdempotencyHeader } from './idempotency-header.ts';

const call = callsOf('office-people');

const Total = z.int().check(z.gte(0));

const Filter = {
  /** Part of a name, an address or a phone number. */
  search: z._default(optionalTextField(100), ''),
  kind: z.optional(z.enum(PERSON_KINDS)),
  /** Combined with a cohort, the state in that cohort. */
  state: z.optional(CohortUserState),
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
  list: call({
    method: 'GET',
    path: '/v1/office/people',
    access: 'staff:people.read',
    summary: 'All people, 20 a page.',
  })
    .input(
      z.object({
        query: z.object({
          ...Filter,
          pageNo: PageNo,
          sortBy: z._default(z.enum(PEOPLE_SORTS), 'name'),
          sortDirection: z._default(z.enum(['asc', 'desc']), 'asc'),
        }),
      }),
    )
    .output(z.object({ people: z.array(PersonRow), total: Total })),

  download: call({
    method: 'GET',
    path: '/v1/office/people/csv',
    access: 'staff:people.read',
    rateLimit: csvExports,
    detailedAnswer: true,
    summary: 'The same people as a CSV file, who joined first first; leaves a row in the audit log.',
  })
    .input(z.object({ query: z.object(Filter) }))
    .output(CsvAnswer),

  downloadChosen: call({
    method: 'POST',
    path: '/v1/office/people/chosen/csv',
    access: 'staff:people.read',
    rateLimit: csvExports,
    detailedAnswer: true,
    summary: 'The chosen people as a CSV file; leaves a row in the audit log.',
  })
    .input(z.object({ body: z.object({ userIds: ChosenPeople }) }))
    .output(CsvAnswer),

  previewAction: call({
    method: 'POST',
    path: '/v1/office/people/chosen/preview',
    access: 'staff:people.manage',
    summary:
      'What enrolling, writing to, blocking or unblocking the chosen people would do to each; nothing is changed. 404 unknown cohort or price, 409 the cohort takes nobody.',
  })
    .input(z.object({ body: z.object({ userIds: ChosenPeople, action: PeopleActionKind }) }))
    .output(z.object({ outcomes: z.array(PersonOutcome) })),

  act: call({
    method: 'POST',
    path: '/v1/office/people/chosen',
    access: 'staff:people.manage',
    rateLimit: chosenActs,
    summary:
      'Does it with each of the chosen people on their own, and answers for each what was done or why it was refused.',
  })
    .input(
      z.object({
        headers: IdempotencyHeader,
        body: z.object({ userIds: ChosenPeople, action: PeopleAction }),
      }),
    )
    .output(z.object({ outcomes: z.array(PersonOutcome) })),

  listCohortChoices: call({
    method: 'GET',
    path: '/v1/office/people/cohort-choices',
    access: 'staff:people.read',
    summary: 'The cohorts that the list of people can be filtered by, the latest first.',
  })
    .input(z.object({}))
    .output(z.object({ cohorts: z.array(CohortChoice) })),

  read: call({
    method: 'GET',
    path: '/v1/office/people/{userId}',
    access: 'staff:people.read',
    summary: 'Who somebody is. 404.',
  })
    .input(z.object({ params: z.object({ userId: Id }) }))
    .output(z.object({ person: PersonFacts })),

  previewMerge: call({
    method: 'POST',
    path: '/v1/office/people/{userId}/merge/preview',
    access: 'staff:people.manage',
    rateLimit: merges,
    summary: 'What merging the account with this address into this one would do; nothing is changed. 404.',
  })
    .input(z.object({ params: person, body: MergeOther }))
    .output(z.object({ plan: MergePlan })),

  merge: call({
    method: 'POST',
    path: '/v1/office/people/{userId}/merge',
    access: 'staff:people.manage',
    forPeopleAlone: true,
    rateLimit: merges,
    summary:
      'Merges the account with this address into this one, closes it, and tells both addresses. 404, 409 with the reasons why it cannot be.',
  })
    .input(z.object({ params: person, body: MergeOther }))
    .output(z.object({ plan: MergePlan })),

  previewErasure: call({
    method: 'GET',
    path: '/v1/office/people/{userId}/data',
    access: 'staff:people.data',
    summary: 'What erasing this person would take away and what would stay; nothing is changed. 404.',
  })
    .input(ofPerson)
    .output(z.object({ plan: ErasurePlan })),

  exportData: call({
    method: 'GET',
    path: '/v1/office/people/{userId}/data/export',
    access: 'staff:people.data',
    rateLimit: csvExports,
    detailedAnswer: true,
    summary:
      'All that the school keeps of a person, as a JSON file for them; leaves a row in the audit log. 404.',
  })
    .input(ofPerson)
    .output(CsvAnswer),

  erase: call({
    method: 'POST',
    path: '/v1/office/people/{userId}/data/erase',
    access: 'staff:people.data',
    rateLimit: merges,
    summary:
      'Erases a person at once, once their address was typed; invoices and the audit log stay. 400 another address, 404, 409 with the reasons why it cannot be done.',
  })
    .input(z.object({ params: person, body: ErasePerson }))
    .output(z.object({ erased: z.literal(true) })),

  listEnrolments: call({
    method: 'GET',
    path: '/v1/office/people/{userId}/enrolments',
    access: 'staff:people.read',
    summary: 'The cohorts of a person, the latest first.',
  })
    .input(ofPerson)
    .output(z.object({ enrolments: z.array(PersonEnrolment) })),

  listProgress: call({
    method: 'GET',
    path: '/v1/office/people/{userId}/progress',
    access: 'staff:people.read',
    summary: 'How far a person has come in each of their cohorts.',
  })
    .input(ofPerson)
    .output(z.object({ progress: z.array(PersonProgress) })),

  listHandIns: call({
    method: 'GET',
    path: '/v1/office/people/{userId}/hand-ins',
    access: 'staff:people.read',
    summary: 'What a person handed in, the latest first, 20 a page.',
  })
    .input(pageOfPerson)
    .output(z.object({ handIns: z.array(PersonHandIn), total: Total })),

  listQueries: call({
    method: 'GET',
    path: '/v1/office/people/{userId}/queries',
    access: 'staff:people.read',
    summary: 'What a person asked, the latest first, 20 a page.',
  })
    .input(pageOfPerson)
    .output(z.object({ queries: z.array(PersonQuery), total: Total })),

  listMails: call({
    method: 'GET',
    path: '/v1/office/people/{userId}/mails',
    access: 'staff:people.read',
    summary: 'Which mails went to a person, the latest first, 20 a page, and whether the address is stopped.',
  })
    .input(pageOfPerson)
    .output(z.object({ mails: z.array(PersonMail), total: Total, stop: z.nullable(MailStop) })),

  liftMailStop: call({
    method: 'DELETE',
    path: '/v1/office/people/{userId}/mail-stop',
    access: 'staff:people.read',
    rateLimit: noteWrites,
    summary: 'Lets mails go to the address of a person again; a repeat answers the same. 404.',
  })
    .input(ofPerson)
    .output(z.object({ stop: z.null() })),

  listOrders: call({
    method: 'GET',
    path: '/v1/office/people/{userId}/orders',
    access: 'staff:people.read',
    summary: 'Orders of a person, the latest first, 20 a page; amounts only for `money.read`.',
  })
    .input(pageOfPerson)
    .output(z.object({ orders: z.array(PersonOrder), total: Total })),

  listDevices: call({
    method: 'GET',
    path: '/v1/office/people/{userId}/devices',
    access: 'staff:people.read',
    summary: 'Where a person is signed in, the last used first, 20 a page.',
  })
    .input(pageOfPerson)
    .output(z.object({ devices: z.array(PersonDevice), total: Total })),

  listNotes: call({
    method: 'GET',
    path: '/v1/office/people/{userId}/notes',
    access: 'staff:people.read',
    summary: 'What staff wrote about a person for each other, the latest first, 20 a page.',
  })
    .input(pageOfPerson)
    .output(z.object({ notes: z.array(StaffNote), total: Total })),

  writeNote: call({
    method: 'POST',
    path: '/v1/office/people/{userId}/notes',
    access: 'staff:people.read',
    rateLimit: noteWrites,
    successStatus: 201,
    summary: 'Writes a note about a person for the staff. 404.',
  })
    .input(z.object({ params: person, body: NewStaffNote }))
    .output(z.object({ note: StaffNote })),

  deleteNote: call({
    method: 'DELETE',
    path: '/v1/office/people/{userId}/notes/{noteId}',
    access: 'staff:people.read',
    rateLimit: noteWrites,
    summary: 'Deletes a note. 403 neither its author nor an owner, 404.',
  })
    .input(z.object({ params: z.object({ userId: Id, noteId: Id }) }))
    .output(z.object({ deleted: z.literal(true) })),
};
