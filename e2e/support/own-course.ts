import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { queryDatabase } from './school-database.ts';

/** Writes the files of a course into a new folder named after its code. Returns the folder. */
export async function writeCourse(
  name: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'plinth-course-')), name);
  await changeCourse(folder, files);
  return folder;
}

/** Writes or overwrites files of a course, as a teacher's editor does. */
export async function changeCourse(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** Opens a cohort of a published course, with the dates of an ongoing one, and enrols a learner. Returns its id. */
export async function teachCourse(code: string, emailId: string): Promise<string> {
  const cohortId = randomUUID();
  const own = [cohortId, emailId];
  await queryDatabase(
    `with place as (select e.cohort_id, e.user_id from enrolments e join users u using (user_id)
        where u.email_id = $2 and e.state = 'ONGOING' order by e.cohort_id limit 1),
      cohort as (insert into cohorts
        select (jsonb_populate_record(c, jsonb_build_object('cohort_id', $1::text, 'batch_number', $3::text,
          'course_id', (select course_id from courses where code = $3)))).*
        from cohorts c join place using (cohort_id) returning cohort_id),
      days as (insert into cohort_timelines (cohort_id, key, time)
        select cohort.cohort_id, t.key, t.time from cohort, cohort_timelines t join place on t.cohort_id = place.cohort_id)
    insert into enrolments (enrolment_id, cohort_id, user_id, state, enrolled_at)
      select gen_random_uuid(), cohort.cohort_id, place.user_id, 'ONGOING', now() from cohort, place`,
    [...own, code],
  );
  return cohortId;
}

/**
 * Starts the course of a learner who waits for it: they and their order get a separate cohort, like the one they paid
 * for, with earlier dates, so that it started two weeks ago. Returns its id.
 */
export async function startCourse(emailId: string): Promise<string> {
  const cohortId = randomUUID();
  await queryDatabase(
    `with place as (select e.enrolment_id, e.cohort_id, e.user_id from enrolments e join users u using (user_id)
        where u.email_id = $2 and e.state = 'UPCOMING'),
      shift as (select now() - interval '14 days' - t.time as by from cohort_timelines t join place using (cohort_id)
        where t.key = 'START_DATE'),
      cohort as (insert into cohorts
        select (jsonb_populate_record(c, jsonb_build_object('cohort_id', $1::text, 'batch_number', $1::text))).*
        from cohorts c join place using (cohort_id) returning cohort_id),
      days as (insert into cohort_timelines (cohort_id, key, time)
        select $1::uuid, t.key, t.time + shift.by from shift, cohort_timelines t join place using (cohort_id)),
      paid as (update orders set cohort_id = cohort.cohort_id from place, cohort
        where orders.user_id = place.user_id and orders.cohort_id = place.cohort_id)
    update enrolments set cohort_id = cohort.cohort_id, state = 'ONGOING', group_id = null from place, cohort
      where enrolments.enrolment_id = place.enrolment_id`,
    [cohortId, emailId],
  );
  return cohortId;
}
