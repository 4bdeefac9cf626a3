import type { ErasePerson } from '@plinth/domain/people/erasure-plan';
import type { PeopleAction, PeopleActionKind } from '@plinth/domain/people/many-people';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

const PEOPLE = ['office', 'people'];

/** A page of all people. */
export const peopleQuery = (query: QueryOf<typeof api.officePeople.list>) =>
  freshQuery([...PEOPLE, 'list', query], api.officePeople.list, { query });

/** All filtered people as a CSV file. */
export const fetchPeopleFile = (query: QueryOf<typeof api.officePeople.download>) =>
  api.officePeople.download({ query });

/** The selected people as a CSV file. */
export const fetchChosenPeopleFile = (userIds: string[]) =>
  api.officePeople.downloadChosen({ body: { userIds } });

/** What an action would do to each selected person; fetched again each time it is viewed. */
export const peopleActionQuery = (body: { userIds: string[]; action: PeopleActionKind }) =>
  callQuery(
    [...PEOPLE, 'action', body],
    api.officePeople.previewAction,
    { body },
    { staleTime: 0, gcTime: 0 },
  );

/** @param key identifies this act: sent again, it is the same act */
export const actOnPeople = (body: { userIds: string[]; action: PeopleAction }, key: string) =>
  api.officePeople.act({ headers: { 'idempotency-key': key }, body });

/** The cohorts that people can be filtered by. */
export const cohortChoicesQuery = () =>
  callQuery([...PEOPLE, 'cohort-choices'], api.officePeople.listCohortChoices, {});

/** The facts about a person. */
export const personQuery = (userId: string) =>
  callQuery([...PEOPLE, userId, 'facts'], api.officePeople.read, { params: { userId } });

export const personEnrolmentsQuery = (userId: string) =>
  callQuery([...PEOPLE, userId, 'enrolments'], api.officePeople.listEnrolments, { params: { userId } });

export const personProgressQuery = (userId: string) =>
  callQuery([...PEOPLE, userId, 'progress'], api.officePeople.listProgress, { params: { userId } });

/** Pages of a person's sections count from 0. */
type SectionPage = { userId: string; pageNo: number };
const inputOf = ({ userId, pageNo }: SectionPage) => ({ params: { userId }, query: { pageNo } });
const keyOf = (section: string, { userId, pageNo }: SectionPage) => [...PEOPLE, userId, section, pageNo];

export const personHandInsQuery = (page: SectionPage) =>
  callQuery(keyOf('hand-ins', page), api.officePeople.listHandIns, inputOf(page));

export const personQueriesQuery = (page: SectionPage) =>
  callQuery(keyOf('queries', page), api.officePeople.listQueries, inputOf(page));

export const personMailsQuery = (page: SectionPage) =>
  callQuery(keyOf('mails', page), api.officePeople.listMails, inputOf(page));

/** Allows mail to a person's address again. */
export const liftMailStop = (userId: string) => api.officePeople.liftMailStop({ params: { userId } });

export const personOrdersQuery = (page: SectionPage) =>
  callQuery(keyOf('orders', page), api.officePeople.listOrders, inputOf(page));

export const personDevicesQuery = (page: SectionPage) =>
  callQuery(keyOf('devices', page), api.officePeople.listDevices, inputOf(page));

export const personNotesQuery = (page: SectionPage) =>
  callQuery(keyOf('notes', page), api.officePeople.listNotes, inputOf(page));

export const writeStaffNote = (userId: string, text: string) =>
  api.officePeople.writeNote({ params: { userId }, body: { text } });

export const deleteStaffNote = (userId: string, noteId: string) =>
  api.officePeople.deleteNote({ params: { userId, noteId } });

/** What merging the account with an address into a person's account would do. */
export const fetchMergePlan = async (userId: string, emailId: string) =>
  (await api.officePeople.previewMerge({ params: { userId }, body: { emailId } })).plan;

/** Merges the account with an address into a person's account. */
export const mergePeople = (userId: string, emailId: string) =>
  api.officePeople.merge({ params: { userId }, body: { emailId } });

/** What erasing a person would do; fetched again each time it is viewed. */
export const erasurePlanQuery = (userId: string) =>
  callQuery(
    [...PEOPLE, userId, 'erasure'],
    api.officePeople.previewErasure,
    { params: { userId } },
    { staleTime: 0, gcTime: 0 },
  );

/** All data that the school stores about a person, as a file. */
export const fetchPersonData = (userId: string) => api.officePeople.exportData({ params: { userId } });

/** @param body the typed address, and the reason for the log */
export const erasePerson = (userId: string, body: ErasePerson) =>
  api.officePeople.erase({ params: { userId }, body });
