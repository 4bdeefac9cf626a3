import { anyone } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { listCourses } from '../services/public-courses/list-courses.ts';
import { listFaqs } from '../services/public-courses/list-faqs.ts';
import { listSkills } from '../services/public-courses/list-skills.ts';
import { readCohort } from '../services/public-courses/read-cohort.ts';
import { readCourse } from '../services/public-courses/read-course.ts';

export const publicCoursesRoutes: Routes<'publicCourses'> = {
  listCourses: ({ context, input }) => listCourses(context.deps, input.query?.region),
  readCourse: anyone(readCourse, 'query.productId'),
  readCohort: anyone(readCohort, 'params.id'),
  listFaqs: ({ context, input }) => listFaqs(context.deps, input.query ?? {}),
  listSkills: ({ context, input }) => listSkills(context.deps, input.query?.['cohort-id']),
};
