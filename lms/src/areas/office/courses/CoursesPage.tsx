import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { fetchCoursesFile, fetchExampleCourse, officeCoursesQuery } from '../../../data/office-courses.ts';
import { DownloadButton } from '../../../parts/DownloadButton.tsx';
import { ownTimes } from '../../../parts/own-times.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { OpenButton } from '../list/OpenButton.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { CourseSheet } from './CourseSheet.tsx';
import { courseColumns } from './course-columns.tsx';
import { courseFilter } from './course-filter.ts';
import { NewCourseSheet } from './editor/NewCourseSheet.tsx';
import { PublishSheet } from './PublishSheet.tsx';

/** The values of `open` in the address while a package is uploaded, or a course is created. */
const PUBLISH = 'publish';
const BEGIN = 'new';

/** The courses of the school, the origin of each, and where a new version is published. */
export function CoursesPage() {
  const list = useListSearch();
  const filter = courseFilter.pageOf(list.search);
  const courses = usePagedQuery(officeCoursesQuery(filter));
  const { open } = list.search;
  const close = () => list.open(undefined);
  return (
    <ListPage
      sheet="O-160"
      title="Courses"
      shown="Every course"
      lead={`What is taught, its packages and its drafts. ${ownTimes()}`}
      actions={
        <>
          <DownloadButton label="Download example of a course package" fetchFile={fetchExampleCourse}>
            Download example
          </DownloadButton>
          <CsvButton of="courses" fetchFile={() => fetchCoursesFile(courseFilter.filterOf(list.search))} />
          <Button onClick={() => list.open(PUBLISH)}>Publish a course</Button>
          <OpenButton row={BEGIN}>New course</OpenButton>
        </>
      }
    >
      <ListFilters search="Search by title or code" />
      <RowTable
        query={courses}
        rowsOf={(data) => data.courses}
        countText={(total) => (total === 1 ? '1 course' : `${total} courses`)}
        filter={courseFilter}
        caption="Courses"
        columns={courseColumns}
        rowKey={({ courseId, code }) => courseId ?? code}
        empty={
          <EmptyState level={2} title="No courses yet">
            Write one here, or download the example, change it with any text editor, and publish it.
          </EmptyState>
        }
      />
      {open === PUBLISH && <PublishSheet onClose={close} />}
      {open === BEGIN && <NewCourseSheet onClose={close} />}
      {open && open !== PUBLISH && open !== BEGIN && (
        <CourseSheet key={open} courseId={open} onClose={close} />
      )}
    </ListPage>
  );
}
