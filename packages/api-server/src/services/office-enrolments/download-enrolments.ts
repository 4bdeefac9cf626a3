import type { OfficeEnrolment } from '@plinth/domain/enrolments/office-enrolment';
import { officePlaceState } from '@plinth/domain/enrolments/office-place-state';
import { and, gt } from 'drizzle-orm';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { csvFile } from '../csv-file.ts';
import { type EnrolmentFilter, whereOfPlaces } from './list-enrolments.ts';
import { selectPlaces, toOfficeEnrolment } from './office-place.ts';

const BATCH = 5_000;

const TITLES = ['name', 'address', 'course', 'cohort', 'group', 'state', 'enrolled (UTC)', 'enrolment id'];

const lineOf = (place: OfficeEnrolment) => [
  place.name,
  place.emailId,
  place.courseTitle,
  `${place.productId}-${place.batchNumber}`,
  place.groupTitle ?? '',
  officePlaceState(place),
  place.enrolledAt,
  place.enrolmentId,
];

async function* batches(db: Deps['db'], filter: EnrolmentFilter) {
  for (let after: string | undefined; ; ) {
    const rows: Awaited<ReturnType<typeof selectPlaces>> = await selectPlaces(
      db,
      and(after ? gt(enrolments.enrolmentId, after) : undefined, whereOfPlaces(db, filter)),
    )
      .orderBy(enrolments.enrolmentId)
      .limit(BATCH);
    yield rows.map((row) => lineOf(toOfficeEnrolment(row)));
    after = rows.at(-1)?.enrolmentId;
    if (rows.length < BATCH) return;
  }
}

/** Exports the places that match a filter as a CSV file, the earliest first. */
export const downloadEnrolments = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  filter: EnrolmentFilter,
) =>
  csvFile(db, act, { about: 'enrolments', titles: TITLES, batches: batches(db, filter), filter, now: now() });
