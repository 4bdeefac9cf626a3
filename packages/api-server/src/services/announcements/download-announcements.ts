import type { OfficeAnnouncement } from '@plinth/domain/announcements/announcement';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findAnnouncements } from './find-announcements.ts';
import { type AnnouncementFilter, whereOfAnnouncements } from './list-announcements.ts';

const TITLES = ['title', 'text', 'cohort', 'group', 'state', 'by', 'published (UTC)', 'told', 'read by'];

const lineOf = (one: OfficeAnnouncement) => [
  one.title,
  one.text,
  one.cohortName ?? '',
  one.groupTitle ?? '',
  one.state,
  one.author,
  one.publishAt,
  one.told ?? '',
  one.readBy,
];

/** Returns the announcements of a filter as a CSV file, the latest first. */
export const downloadAnnouncements = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  filter: AnnouncementFilter,
) =>
  csvFile(db, act, {
    about: 'announcements',
    titles: TITLES,
    batches: batchesOf((page) => findAnnouncements(db, whereOfAnnouncements(filter), page), lineOf),
    filter,
    now: now(),
  });
