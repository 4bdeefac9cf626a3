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
import { CsvAnswer, csvExports } from './csv-answer.ts';
import { queryBoolean } from './query-values.ts';

const call = callsOf('announcements');

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
  list: call({
    method: 'GET',
    path: '/v1/office/announcements',
    access: 'staff:announcements.write',
    summary: 'The announcements, 20 a page.',
  })
    .input(
      z.object({
        query: z.object({
          ...Filter,
          pageNo: PageNo,
          sortBy: z._default(z.enum(ANNOUNCEMENT_SORTS), 'publishAt'),
          sortDirection: z._default(z.enum(['asc', 'desc']), 'desc'),
        }),
      }),
    )
    .output(z.object({ announcements: z.array(OfficeAnnouncement), total: Count })),

  download: call({
    method: 'GET',
    path: '/v1/office/announcements/csv',
    access: 'staff:announcements.write',
    rateLimit: csvExports,
    detailedAnswer: true,
    summary: 'The same announcements as a CSV file; leaves a row in the audit log.',
  })
    .input(z.object({ query: z.object(Filter) }))
    .output(CsvAnswer),

  listAudiences: call({
    method: 'GET',
    path: '/v1/office/announcements/audiences',
    access: 'staff:announcements.write',
    summary: 'The cohorts that can be written to, the newest first, with their groups.',
  })
    .input(z.object({}))
    .output(
      z.object({
        cohorts: z.array(
          z.object({
            cohortId: Id,
            name: z.string(),
            groups: z.array(z.object({ groupId: Id, title: z.string() })),
          }),
        ),
      }),
    ),

  preview: call({
    method: 'POST',
    path: '/v1/office/announcements/preview',
    access: 'staff:announcements.write',
    rateLimit: { calls: 240, seconds: 600, by: 'caller' },
    summary: 'How many people an audience holds now, and how many of them want such news by mail.',
  })
    .input(z.object({ body: z.object({ audience: Audience }) }))
    .output(z.object({ people: Count, byMail: Count })),

  write: call({
    method: 'POST',
    path: '/v1/office/announcements',
    access: 'staff:announcements.write',
    rateLimit: writes,
    successStatus: 201,
    summary:
      'Writes an announcement, named by the writer so that a repeat writes none. 404 no such cohort or group, 400 nobody is in the audience.',
  })
    .input(z.object({ body: z.extend(One, WriteAnnouncement.shape) }))
    .output(z.object({ announcement: OfficeAnnouncement })),

  withdraw: call({
    method: 'DELETE',
    path: '/v1/office/announcements/{announcementId}',
    access: 'staff:announcements.write',
    rateLimit: writes,
    summary: 'Takes an announcement back: nobody finds it any more. A repeat changes nothing. 404.',
  })
    .input(z.object({ params: One }))
    .output(z.object({ announcement: OfficeAnnouncement })),

  listReaders: call({
    method: 'GET',
    path: '/v1/office/announcements/{announcementId}/readers',
    access: 'staff:announcements.write',
    summary: 'Those whom an announcement is for by name, 20 a page, with when each opened it. 404.',
  })
    .input(z.object({ params: One, query: z.object({ pageNo: PageNo, hasRead: z.optional(queryBoolean) }) }))
    .output(z.object({ readers: z.array(AnnouncementReader), total: Count })),

  listOwn: call({
    method: 'GET',
    path: '/v1/client/user/announcements',
    access: 'signed-in',
    summary: 'What the caller was told, the latest first, 20 a page.',
  })
    .input(z.object({ query: z.object({ pageNo: PageNo }) }))
    .output(z.object({ announcements: z.array(OwnAnnouncement), total: Count })),

  readOwn: call({
    method: 'GET',
    path: '/v1/client/user/announcements/{announcementId}',
    access: 'signed-in',
    summary: 'One announcement that is for the caller. 404 withdrawn, not yet out, or for others.',
  })
    .input(z.object({ params: One }))
    .output(z.object({ announcement: OwnAnnouncement })),

  markRead: call({
    method: 'PUT',
    path: '/v1/client/user/announcements/{announcementId}/read',
    access: 'signed-in',
    summary: 'Notes that the caller opened it; the first time counts. 403 acting as another user, 404.',
  })
    .input(z.object({ params: One }))
    .output(z.object({ isRead: z.literal(true) })),
};
