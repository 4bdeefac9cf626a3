import { anyone, byOffice, own } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
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

const { announcements } = api;

export const announcementsRoutes = announcements.router({
  list: announcements.list.handler(anyone(listAnnouncements, 'query')),
  download: announcements.download.handler(byOffice(downloadAnnouncements, 'query')),
  listAudiences: announcements.listAudiences.handler(({ context }) => listAudiences(context.deps)),
  preview: announcements.preview.handler(
    async ({ context, input }) =>
      (await countAudience.first(context.deps.db, input.body.audience)) ?? { people: 0, byMail: 0 },
  ),
  write: announcements.write.handler(byOffice(writeAnnouncement, 'body')),
  withdraw: announcements.withdraw.handler(byOffice(withdrawAnnouncement, 'params.announcementId')),
  listReaders: announcements.listReaders.handler(anyone(listReaders, 'params', 'query')),
  listOwn: announcements.listOwn.handler(own(listOwnAnnouncements, 'query')),
  readOwn: announcements.readOwn.handler(own(readOwnAnnouncement, 'params.announcementId')),
  markRead: announcements.markRead.handler(own(markAnnouncementRead, 'params.announcementId')),
});
