import type {
  AnnouncementSort,
  AnnouncementState,
  Audience,
  WriteAnnouncement,
} from '@plinth/domain/announcements/announcement';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';
import type { SortedPage } from './sorted-page.ts';

export type AnnouncementFilter = SortedPage<AnnouncementSort> & {
  search: string;
  state?: AnnouncementState;
  cohortId?: string;
};

/** A page of the school's announcements, latest first. */
export const announcementsQuery = (query: AnnouncementFilter) =>
  callQuery(['office', 'announcements', query], api.announcements.list, { query }, { staleTime: 0 });

/** The cohorts that can receive announcements, with their groups. */
export const audiencesQuery = () => callQuery(['office', 'audiences'], api.announcements.listAudiences, {});

/** The number of people in an audience. */
export const audiencePreviewQuery = (audience: Audience) =>
  callQuery(
    ['office', 'audience-preview', audience],
    api.announcements.preview,
    { body: { audience } },
    { staleTime: 0 },
  );

/** @param body with an id made by the sender, so that a repeat writes none */
export const writeAnnouncement = (body: WriteAnnouncement & { announcementId: string }) =>
  api.announcements.write({ body });

export const withdrawAnnouncement = (announcementId: string) =>
  api.announcements.withdraw({ params: { announcementId } });

/** The people who have read an announcement, or those who have not. */
export const readersQuery = (announcementId: string, query: { pageNo: number; hasRead?: 'true' | 'false' }) =>
  callQuery(
    ['office', 'announcement-readers', announcementId, query],
    api.announcements.listReaders,
    { params: { announcementId }, query },
    { staleTime: 0 },
  );

/** A page of the caller's announcements; pages count from 0. */
export const ownAnnouncementsQuery = (pageNo: number) =>
  callQuery(['announcements', pageNo], api.announcements.listOwn, { query: { pageNo } }, { staleTime: 0 });

export const ownAnnouncementQuery = (announcementId: string) =>
  callQuery(
    ['announcements', 'one', announcementId],
    api.announcements.readOwn,
    { params: { announcementId } },
    { staleTime: 0 },
  );

export const markAnnouncementRead = (announcementId: string) =>
  api.announcements.markRead({ params: { announcementId } });

/** All announcements matching a filter as a CSV file. */
export const fetchAnnouncementsFile = async ({
  pageNo: _pageNo,
  sortBy: _sortBy,
  sortDirection: _direction,
  ...query
}: AnnouncementFilter): Promise<File> => (await api.announcements.download({ query })).body;
