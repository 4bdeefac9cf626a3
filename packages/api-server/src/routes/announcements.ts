import { anyone, byOffice, own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { countAudience } from '../db/queries/announcements/count-audience.ts';
import { downloadAnnouncements } from '../services/announcements/download-announcements.ts';
import { listAnnouncements } from '../services/announcements/list-announcements.ts';
import { listAudiences } from '../services/announcements/list-audiences.ts';
import { listReaders } from '../services/announcements/list-readers.ts';
import {
  listOwnAnnouncements,
  markAnnouncementRead,
  readOwnAnnouncement,
} from '../services/announcements/own-announcements.ts';
import { withdrawAnnouncement } from '../services/announcements/withdraw-announcement.ts';
import { writeAnnouncement } from '../services/announcements/write-announcement.ts';

export const announcementsRoutes: Routes<'announcements'> = {
  list: anyone(listAnnouncements, 'query'),
  download: byOffice(downloadAnnouncements, 'query'),
  listAudiences: ({ context }) => listAudiences(context.deps),
  preview: async ({ context, input }) =>
    (await countAudience.first(context.deps.db, input.body.audience)) ?? { people: 0, byMail: 0 },
  write: byOffice(writeAnnouncement, 'body'),
  withdraw: byOffice(withdrawAnnouncement, 'params.announcementId'),
  listReaders: anyone(listReaders, 'params', 'query'),
  listOwn: own(listOwnAnnouncements, 'query'),
  readOwn: own(readOwnAnnouncement, 'params.announcementId'),
  markRead: own(markAnnouncementRead, 'params.announcementId'),
};
