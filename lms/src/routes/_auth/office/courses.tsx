import { createFileRoute } from '@tanstack/react-router';
import { CoursesPage } from '../../../areas/office/courses/CoursesPage.tsx';
import { courseFilter } from '../../../areas/office/courses/course-filter.ts';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { officeCoursesQuery } from '../../../data/office-courses.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/courses')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(officeCoursesQuery(courseFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Courses | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="courses.manage">
      <CoursesPage />
    </OfficePage>
  ),
});
