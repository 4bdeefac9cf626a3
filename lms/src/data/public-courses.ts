import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Every product with its next cohort, for those who have no course yet. */
export const coursesQuery = () =>
  queryOptions({
    queryKey: ['public-courses', 'list'],
    queryFn: ({ signal }) => api.publicCourses.listCourses({}, { signal }),
    staleTime: 10 * 60_000,
  });

export const cohortQuery = (cohortId: string) =>
  queryOptions({
    queryKey: ['public-courses', 'cohort', cohortId],
    queryFn: ({ signal }) => api.publicCourses.readCohort({ params: { id: cohortId } }, { signal }),
    staleTime: 10 * 60_000,
  });

/** What the course of a cohort trains. */
export const trainedSkillsQuery = (cohortId: string) =>
  queryOptions({
    queryKey: ['public-courses', 'skills', cohortId],
    queryFn: ({ signal }) => api.publicCourses.listSkills({ query: { 'cohort-id': cohortId } }, { signal }),
    staleTime: 10 * 60_000,
  });
