import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** Every product with its next cohort, for people without a course yet. */
export const coursesQuery = () =>
  callQuery(['public-courses', 'list'], api.publicCourses.listCourses, {}, { staleTime: 10 * 60_000 });

export const cohortQuery = (cohortId: string) =>
  callQuery(
    ['public-courses', 'cohort', cohortId],
    api.publicCourses.readCohort,
    { params: { id: cohortId } },
    { staleTime: 10 * 60_000 },
  );

/** The skills trained by a cohort's course. */
export const trainedSkillsQuery = (cohortId: string) =>
  callQuery(
    ['public-courses', 'skills', cohortId],
    api.publicCourses.listSkills,
    { query: { 'cohort-id': cohortId } },
    { staleTime: 10 * 60_000 },
  );
