import { createFileRoute } from '@tanstack/react-router';
import { CourseEditorPage } from '../../../../areas/office/courses/editor/CourseEditorPage.tsx';
import { OfficePage } from '../../../../areas/office/OfficePage.tsx';
import { courseDraftQuery } from '../../../../data/office-course-drafts.ts';
import { textsOf } from '../../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/courses_/$code/edit')({
  validateSearch: textsOf,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(courseDraftQuery(params.code));
  },
  head: () => ({ meta: [{ title: `Write a course | Office | ${__SCHOOL_NAME__}` }] }),
  component: Editor,
});

function Editor() {
  const { code } = Route.useParams();
  return (
    <OfficePage needs="courses.manage">
      <CourseEditorPage key={code} code={code} />
    </OfficePage>
  );
}
