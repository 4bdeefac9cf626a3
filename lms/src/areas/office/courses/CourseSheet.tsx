import type { OfficeCoursePage } from '@plinth/domain/courses/office-course';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Link } from '@plinth/ui/Link';
import { Table } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { fetchCoursePackage, officeCourseQuery } from '../../../data/office-courses.ts';
import { ownStaffQuery } from '../../../data/staff.ts';
import { DownloadButton } from '../../../parts/DownloadButton.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { RowsSkeleton } from '../../../parts/RowsSkeleton.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { shortTime } from '../list/short-time.ts';
import {
  changedText,
  cohortsText,
  filesText,
  learnersText,
  lessonsText,
  publisherText,
} from './course-texts.ts';
import * as css from './courses.css.ts';
import { EvaluationFormPart } from './EvaluationFormPart.tsx';
import { editorPath } from './editor-path.ts';

/** One course: its content, its participants, and the packages of its versions. */
export function CourseSheet({ courseId, onClose }: { courseId: string; onClose: () => void }) {
  const query = useQuery(officeCourseQuery(courseId));
  const course = query.data?.course;
  return (
    <SideSheet
      title={course?.title ?? 'Course'}
      description={course ? `${course.code}, version ${course.version}` : undefined}
      onClose={onClose}
    >
      <LoadState query={query} what="The course" skeleton={<RowsSkeleton />}>
        {(page) => <CourseFacts page={page} />}
      </LoadState>
    </SideSheet>
  );
}

function CourseFacts({ page: { course, versions, cohorts } }: { page: OfficeCoursePage }) {
  const { courseId, code, lessons, announced, openCohorts, learners, path, draft } = course;
  const mayOpenCohorts = useQuery(ownStaffQuery()).data?.capabilities.includes('cohorts.manage');
  return (
    <div className={css.sections}>
      <Text size="s">
        {lessonsText(lessons, announced)}. {learnersText(learners)} in {cohortsText(openCohorts)}.{' '}
        {path ? <Link href={path}>Page on the site</Link> : 'The catalogue has no page for this code.'}
      </Text>
      {draft && <Text size="s">Its draft has unpublished changes. {changedText(draft)}.</Text>}
      <div>
        <Button href={editorPath(code)}>Edit in the browser</Button>
      </div>
      <section className={css.section}>
        <Heading level={3}>Packages</Heading>
        <Table
          caption="Versions with a package"
          rows={versions}
          rowKey={({ version }) => String(version)}
          empty={<Text size="s">No version of this course was published from a package.</Text>}
          columns={[
            { id: 'version', header: 'Version', figures: true, cell: ({ version }) => version },
            {
              id: 'publishedAt',
              header: 'Published',
              cell: ({ publishedAt, publishedBy, files, note }) =>
                `${shortTime(publishedAt)}, ${publisherText(publishedBy)}, ${filesText(files)}${note ? `: ${note}` : ''}`,
            },
            {
              id: 'download',
              header: 'Package',
              align: 'end',
              cell: ({ version }) => (
                <DownloadButton
                  label={`Download version ${version} of ${code}`}
                  fetchFile={() => fetchCoursePackage(courseId, version)}
                >
                  Download
                </DownloadButton>
              ),
            },
          ]}
        />
      </section>
      <section className={css.section}>
        <Heading level={3}>Cohorts</Heading>
        {cohorts.length === 0 ? (
          <Text size="s">No cohort takes it yet.</Text>
        ) : (
          <ul className={css.list}>
            {cohorts.map(({ cohortId, name, isOpen, learners: count }) => (
              <li key={cohortId}>
                {mayOpenCohorts ? <Link href={`/office/cohorts/${cohortId}/groups`}>{name}</Link> : name}
                {`, ${learnersText(count)}${isOpen ? '' : ', closed'}`}
              </li>
            ))}
          </ul>
        )}
      </section>
      <EvaluationFormPart courseId={courseId} />
    </div>
  );
}
