import { CourseCheck, CourseFault, PACKAGE_MAX_BYTES } from '@plinth/domain/courses/course-outlook';
import { COURSE_SORTS, OfficeCoursePage, OfficeCourseRow } from '@plinth/domain/courses/office-course';
import { Id } from '@plinth/domain/fields/id';
import { optionalTextField } from '@plinth/domain/fields/text';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';
import { csvExports } from './csv-exports.ts';
import { FileAnswer } from './file-answer.ts';
import { listQuery } from './list-query.ts';
import { queryInt } from './query-values.ts';

const { get, post, put } = callsOf('office-courses');
const csv = csvCallsOf('office-courses');

const access = 'staff:courses.manage';
const params = z.object({ courseId: Id });
const uploads = { calls: 60, seconds: 600, by: 'caller' } as const;
const Filter = { search: z._default(optionalTextField(100), '') };
const Version = queryInt(0, 1_000_000);

/** The courses of the school, and the packages they are published from. */
export const officeCourses = {
  list: get('/v1/office/courses', {
    access: access,
    summary:
      'Lists courses, including drafted ones that were never published, 20 per page; a search covers titles and codes.',
    input: listQuery(Filter, z._default(z.enum(COURSE_SORTS), 'title'), 'asc'),
    output: z.object({ courses: z.array(OfficeCourseRow), total: z.int().check(z.gte(0)) }),
  }),

  download: csv('/v1/office/courses/csv', {
    access: access,
    summary: 'Returns the same courses as a CSV file, by title; records an entry in the audit log.',
    filter: Filter,
  }),

  downloadExample: get('/v1/office/courses/example', {
    access: access,
    rateLimit: csvExports,
    summary: 'Returns a small course package as a ZIP to start from; it can be published unchanged.',
    output: FileAnswer,
  }),

  check: post('/v1/office/courses/check', {
    access: access,
    rateLimit: uploads,
    upload: { maxBytes: PACKAGE_MAX_BYTES },
    summary:
      'Checks a course package (ZIP) and returns its faults, or what publishing it would change; writes nothing. 413, 415.',
    input: z.object({ body: z.object({ package: z.file() }) }),
    output: CourseCheck,
  }),

  publish: post('/v1/office/courses', {
    access: access,
    rateLimit: uploads,
    upload: { maxBytes: PACKAGE_MAX_BYTES },
    successStatus: 201,
    summary:
      'Publishes a course package for every cohort of the course; `seen` is the version it was checked against, 0 for a new course. 400 if it has faults, 409 if another version was published meanwhile, 413, 415.',
    input: z.object({ query: z.object({ seen: Version }), body: z.object({ package: z.file() }) }),
    output: z.object({ courseId: Id, code: z.string(), version: z.int() }),
  }),

  read: get('/v1/office/courses/{courseId}', {
    access: access,
    summary:
      'Returns a course with the versions whose packages are stored and the cohorts that take it. 404.',
    input: z.object({ params }),
    output: OfficeCoursePage,
  }),

  downloadPackage: get('/v1/office/courses/{courseId}/package', {
    access: access,
    rateLimit: csvExports,
    summary:
      'Returns the folder that a version was published from, the latest by default, as a ZIP; records an entry in the audit log. 404.',
    input: z.object({ params, query: z.object({ version: z.optional(Version) }) }),
    output: FileAnswer,
  }),

  readEvaluationForm: get('/v1/office/courses/{courseId}/evaluation-form', {
    access: access,
    summary:
      'Returns the questions for guides about the interviews of a course, as YAML; empty if there are none. 404.',
    input: z.object({ params }),
    output: z.object({ yaml: z.string() }),
  }),

  saveEvaluationForm: put('/v1/office/courses/{courseId}/evaluation-form', {
    access: access,
    rateLimit: uploads,
    summary:
      'Sets these questions from YAML, or returns the faults and changes nothing; closed reports keep their text. 404, 409 while notes on an interview are not closed.',
    input: z.object({ params, body: z.object({ yaml: z.string().check(z.maxLength(60_000)) }) }),
    output: z.object({ faults: z.array(CourseFault), hasChanged: z.boolean(), yaml: z.string() }),
  }),
};
