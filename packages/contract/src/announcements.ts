import {
  ANNOUNCEMENT_SORTS,
  AnnouncementReader,
  AnnouncementState,
  Audience,
  OfficeAnnouncement,
  OwnAnnouncement,
  WriteAnnouncement,
} from '@plinth/domain/announcements/announcement';
import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';
import { listQuery } from './list-query.ts';
import { queryBoolean } from './query-values.ts';

const { get, post, put, del } = callsOf('announcements');
const csv = csvCallsOf('announcements');

const Count = z.int().check(z.gte(0));
const One = z.object({ announcementId: Id });
const writes = { calls: 120, seconds: 600, by: 'caller' } as const;

const Filter = {
  search: z._default(optionalTextField(100), ''),
  state: z.optional(AnnouncementState),
  cohortId: z.optional(Id),
};

/** Announcements by staff to many people, and the reading of them. */
export const announcements = {
  list: get('/v1/office/announcements', {
    access: 'staff:announcements.write',
    summary: 'Lists announcements, 20 per page.',
    input: listQuery(Filter, z._default(z.enum(ANNOUNCEMENT_SORTS), 'publishAt'), 'desc'),
    output: z.object({ announcements: z.array(OfficeAnnouncement), total: Count }),
  }),

  download: csv('/v1/office/announcements/csv', {
    access: 'staff:announcements.write',
    summary: 'Returns the same announcements as a CSV file; records an entry in the audit log.',
    filter: Filter,
  }),

  listAudiences: get('/v1/office/announcements/audiences', {
    access: 'staff:announcements.write',
    summary: 'Lists all cohorts, newest first, with their groups, and whether each can be addressed.',
    output: z.object({
      cohorts: z.array(
        z.object({
          cohortId: Id,
          name: z.string(),
          isOpen: z.boolean(),
          groups: z.array(z.object({ groupId: Id, title: z.string() })),
        }),
      ),
    }),
  }),

  preview: post('/v1/office/announcements/preview', {
    access: 'staff:announcements.write',
    rateLimit: { calls: 240, seconds: 600, by: 'caller' },
    summary:
      'Returns how many people an audience currently contains and how many of them receive such news by email.',
    input: z.object({ body: z.object({ audience: Audience }) }),
    output: z.object({ people: Count, byMail: Count }),
  }),

  write: post('/v1/office/announcements', {
    access: 'staff:announcements.write',
    rateLimit: writes,
    successStatus: 201,
    summary:
      'Creates an announcement under an id chosen by the client, so that repeating the call creates no second one. 404 if the cohort or group does not exist, 400 if the audience is empty.',
    input: z.object({ body: z.extend(One, WriteAnnouncement.shape) }),
    output: z.object({ announcement: OfficeAnnouncement }),
  }),

  withdraw: del('/v1/office/announcements/{announcementId}', {
    access: 'staff:announcements.write',
    rateLimit: writes,
    summary:
      'Withdraws an announcement, so that nobody can find it any more. Repeating the call changes nothing. 404.',
    input: z.object({ params: One }),
    output: z.object({ announcement: OfficeAnnouncement }),
  }),

  listReaders: get('/v1/office/announcements/{announcementId}/readers', {
    access: 'staff:announcements.write',
    summary:
      'Lists the recipients of an announcement by name, 20 per page, with the time at which each opened it. 404.',
    input: z.object({ params: One, query: z.object({ pageNo: PageNo, hasRead: z.optional(queryBoolean) }) }),
    output: z.object({ readers: z.array(AnnouncementReader), total: Count }),
  }),

  listOwn: get('/v1/client/user/announcements', {
    access: 'signed-in',
    summary: 'Lists the announcements addressed to the caller, latest first, 20 per page.',
    input: z.object({ query: z.object({ pageNo: PageNo }) }),
    output: z.object({ announcements: z.array(OwnAnnouncement), total: Count }),
  }),

  readOwn: get('/v1/client/user/announcements/{announcementId}', {
    access: 'signed-in',
    summary:
      'Returns one announcement addressed to the caller. 404 if withdrawn, not yet published or addressed to others.',
    input: z.object({ params: One }),
    output: z.object({ announcement: OwnAnnouncement }),
  }),

  markRead: put('/v1/client/user/announcements/{announcementId}/read', {
    access: 'signed-in',
    summary:
      'Records that the caller opened an announcement; the first time counts. 403 when acting as another user, 404.',
    input: z.object({ params: One }),
    output: z.object({ isRead: z.literal(true) }),
  }),
};
