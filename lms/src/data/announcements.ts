import type { Audience, WriteAnnouncement } from '@plinth/domain/announcements/announcement';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

/** A page of the school's announcements, latest first. */
export const announcementsQuery = (query: QueryOf<typeof api.announcements.list>) =>
  freshQuery(['office', 'announcements', query], api.announcements.list, { query });

/** All cohorts with their groups, and whether each can receive announcements. */
export const audiencesQuery = () => callQuery(['office', 'audiences'], api.announcements.listAudiences, {});

/** The number of people in an audience. */
export const audiencePreviewQuery = (audience: Audience) =>
  freshQuery(['office', 'audience-preview', audience], api.announcements.preview, { body: { audience } });

/** @param body with an id made by the sender, so that a repeat writes none */
export const writeAnnouncement = (body: WriteAnnouncement & { announcementId: string }) =>
  api.announcements.write({ body });

export const withdrawAnnouncement = (announcementId: string) =>
  api.announcements.withdraw({ params: { announcementId } });

/** The people who have read an announcement, or those who have not. */
export const readersQuery = (announcementId: string, query: { pageNo: number; hasRead?: 'true' | 'false' }) =>
  freshQuery(['office', 'announcement-readers', announcementId, query], api.announcements.listReaders, {
    params: { announcementId },
    query,
  });

/** A page of the caller's announcements; pages count from 0. */
export const ownAnnouncementsQuery = (pageNo: number) =>
  freshQuery(['announcements', pageNo], api.announcements.listOwn, { query: { pageNo } });

export const ownAnnouncementQuery = (announcementId: string) =>
  freshQuery(['announcements', 'one', announcementId], api.announcements.readOwn, {
    params: { announcementId },
  });

export const markAnnouncementRead = (announcementId: string) =>
  api.announcements.markRead({ params: { announcementId } });

/** All announcements matching a filter as a CSV file. */
export const fetchAnnouncementsFile = (query: QueryOf<typeof api.announcements.download>) =>
  api.announcements.download({ query });
