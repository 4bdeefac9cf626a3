import { api, uploadFile } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

/** A page of the school's courses. */
export const officeCoursesQuery = (query: QueryOf<typeof api.officeCourses.list>) =>
  freshQuery(['office', 'courses', query], api.officeCourses.list, { query });

/** A course with its versions and cohorts. */
export const officeCourseQuery = (courseId: string) =>
  callQuery(['office', 'course', courseId], api.officeCourses.read, { params: { courseId } });

/** The whole filtered list as a CSV file. */
export const fetchCoursesFile = (query: QueryOf<typeof api.officeCourses.download>) =>
  api.officeCourses.download({ query });

/** A small example course package. */
export const fetchExampleCourse = () => api.officeCourses.downloadExample({});

/** The package a version was published from. */
export const fetchCoursePackage = (courseId: string, version: number) =>
  api.officeCourses.downloadPackage({ params: { courseId }, query: { version: String(version) } });

type OnProgress = (share: number) => void;

/** The problems in a package, or what publishing it would change. */
export const checkCourse = (file: File, onProgress: OnProgress) =>
  uploadFile<Awaited<ReturnType<typeof api.officeCourses.check>>>({
    method: 'POST',
    path: '/v1/office/courses/check',
    fields: { package: file },
    onProgress,
  });

/** @param seen the version the package was checked against, 0 for a new course */
export const publishCourse = (file: File, seen: number, onProgress: OnProgress) =>
  uploadFile<Awaited<ReturnType<typeof api.officeCourses.publish>>>({
    method: 'POST',
    path: `/v1/office/courses?seen=${seen}`,
    fields: { package: file },
    onProgress,
  });

/** The questions that guides answer about a course's interviews, as YAML. */
export const evaluationFormQuery = (courseId: string) =>
  freshQuery(['office', 'course', courseId, 'evaluation-form'], api.officeCourses.readEvaluationForm, {
    params: { courseId },
  });

/** Saves the form; returns its problems, or the form as it is now. */
export const saveEvaluationForm = (courseId: string, yaml: string) =>
  api.officeCourses.saveEvaluationForm({ params: { courseId }, body: { yaml } });
