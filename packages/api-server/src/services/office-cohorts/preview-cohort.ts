import type { CalendarEntry } from '@plinth/domain/cohorts/calendar-entry';
import type { CohortSchedule } from '@plinth/domain/cohorts/new-cohort';
import type { PlanWarning } from '@plinth/domain/cohorts/plan-warning';
import type { Deps } from '../../deps.ts';
import { findPlanWarnings } from './find-plan-warnings.ts';
import { holdMentor } from './hold-mentor.ts';
import { planFromCourse } from './plan-from-course.ts';

/**
 * Returns the calendar that a cohort would have, and what to look at before it is created. Writes nothing.
 * @throws Refusal NOT_FOUND; BAD_REQUEST a start in the past; CONFLICT the person is not a lead mentor
 */
export async function previewCohort(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  schedule: CohortSchedule,
): Promise<{ startsAt: string; calendar: CalendarEntry[]; warnings: PlanWarning[] }> {
  const { leadMentorId } = schedule;
  const planned = await planFromCourse(db, schedule, now());
  if (leadMentorId !== null)
    await holdMentor(db, { userId: leadMentorId, role: 'LEAD_MENTOR', path: 'leadMentorId' });
  const { startsAt, calendar } = planned.plan;
  return { startsAt, calendar, warnings: await findPlanWarnings(db, planned, leadMentorId) };
}
