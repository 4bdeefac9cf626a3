import { anyone } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { listCourses } from '../services/public-courses/list-courses.ts';
import { listFaqs } from '../services/public-courses/list-faqs.ts';
import { listSkills } from '../services/public-courses/list-skills.ts';
import { readCohort } from '../services/public-courses/read-cohort.ts';
import { readCourse } from '../services/public-courses/read-course.ts';

export const publicCoursesRoutes = api.publicCourses.router({
  listCourses: api.publicCourses.listCourses.handler(({ context, input }) =>
    listCourses(context.deps, input.query?.region),
  ),
  readCourse: api.publicCourses.readCourse.handler(anyone(readCourse, 'query.productId')),
  readCohort: api.publicCourses.readCohort.handler(anyone(readCohort, 'params.id')),
  listFaqs: api.publicCourses.listFaqs.handler(({ context, input }) =>
    listFaqs(context.deps, input.query ?? {}),
  ),
  listSkills: api.publicCourses.listSkills.handler(({ context, input }) =>
    listSkills(context.deps, input.query?.['cohort-id']),
  ),
});
