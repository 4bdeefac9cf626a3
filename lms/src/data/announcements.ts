import type {
  AnnouncementSort,
  AnnouncementState,
  Audience,
  WriteAnnouncement,
} from '@plinth/domain/announcements/announcement';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

export type AnnouncementFilter = {
  /** From 0. */
  pageNo: number;
  search: string;
  state?: AnnouncementState;
  cohortId?: string;
  sortBy: AnnouncementSort;
  sortDirection: 'asc' | 'desc';
};

/** A page of the announcements of the school, the latest first. */
export const announcementsQuery = (query: AnnouncementFilter) =>
  callQuery(['office', 'announcements', query], api.announcements.list, { query }, { staleTime: 0 });

/** The cohorts that can be written to, with their groups. */
export const audiencesQuery = () => callQuery(['office', 'audiences'], api.announcements.listAudiences, {});

/** How many people an audience holds. */
export const audiencePreviewQuery = (audience: Audience) =>
  callQuery(
    ['office', 'audience-preview', audience],
    api.announcements.preview,
    { body: { audience } },
    { staleTime: 0 },
  );

/** @param body with an id that the writer makes, so that a repeat writes none */
export const writeAnnouncement = (body: WriteAnnouncement & { announcementId: string }) =>
  api.announcements.write({ body });

export const withdrawAnnouncement = (announcementId: string) =>
  api.announcements.withdraw({ params: { announcementId } });

/** Who has read an announcement, or who has not. */
export const readersQuery = (announcementId: string, query: { pageNo: number; hasRead?: 'true' | 'false' }) =>
  callQuery(
    ['office', 'announcement-readers', announcementId, query],
    api.announcements.listReaders,
    { params: { announcementId }, query },
    { staleTime: 0 },
  );

/** A page of what the caller was told; pages count from 0. */
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

/** All announcements of a filter as a CSV file. */
export const fetchAnnouncementsFile = async ({
  pageNo: _pageNo,
  sortBy: _sortBy,
  sortDirection: _direction,
  ...query
}: AnnouncementFilter): Promise<File> => (await api.announcements.download({ query })).body;
