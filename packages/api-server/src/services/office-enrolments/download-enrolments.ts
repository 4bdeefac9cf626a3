import { officePlaceState } from '@plinth/domain/enrolments/office-place-state';
import { and, gt } from 'drizzle-orm';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { csvFile } from '../csv-file.ts';
import { type EnrolmentFilter, whereOfPlaces } from './list-enrolments.ts';
import { selectPlaces, toOfficeEnrolment } from './office-place.ts';

const BATCH = 5_000;

async function* batches(db: Deps['db'], filter: EnrolmentFilter) {
  for (let after: string | undefined; ; ) {
    const rows: Awaited<ReturnType<typeof selectPlaces>> = await selectPlaces(
      db,
      and(after ? gt(enrolments.enrolmentId, after) : undefined, whereOfPlaces(db, filter)),
    )
      .orderBy(enrolments.enrolmentId)
      .limit(BATCH);
    yield rows.map(toOfficeEnrolment);
    after = rows.at(-1)?.enrolmentId;
    if (rows.length < BATCH) return;
  }
}

/** Exports the places that match a filter as a CSV file, the earliest first. */
export const downloadEnrolments = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: EnrolmentFilter) =>
  csvFile(deps, act, {
    about: 'enrolments',
    filter,
    batches: batches(deps.db, filter),
    columns: {
      name: (one) => one.name,
      address: (one) => one.emailId,
      course: (one) => one.courseTitle,
      cohort: (one) => `${one.productId}-${one.batchNumber}`,
      group: (one) => one.groupTitle,
      state: officePlaceState,
      'enrolled (UTC)': (one) => one.enrolledAt,
      'enrolment id': (one) => one.enrolmentId,
    },
  });
