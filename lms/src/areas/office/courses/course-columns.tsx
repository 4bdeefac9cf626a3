import type { OfficeCourseRow } from '@plinth/domain/courses/office-course';
import { Annotation } from '@plinth/ui/Annotation';
import { Link } from '@plinth/ui/Link';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { TableColumn } from '@plinth/ui/Table';
import * as css from '../list/list.css.ts';
import { RowLink } from '../list/RowLink.tsx';
import { shortTime } from '../list/short-time.ts';
import { TwoLines } from '../list/TwoLines.tsx';
import { changedText, lessonsText, partsText, publisherText } from './course-texts.ts';
import { editorPath } from './editor-path.ts';

/** Shown for what a course lacks: before it is published, or while no one is editing it. */
const NONE = '–';

/** The columns of the list of courses, including those never published. */
export const courseColumns: readonly TableColumn<OfficeCourseRow>[] = [
  {
    id: 'title',
    header: 'Course',
    orders: { ascending: 'Name, A to Z', descending: 'Name, Z to A' },
    cell: ({ courseId, title, code }) =>
      courseId === null ? (
        <span className={css.two}>
          <a href={editorPath(code)} className={css.rowLink} data-row={code}>
            {title}
          </a>
          <Annotation>{code}</Annotation>
        </span>
      ) : (
        <RowLink row={courseId} note={code}>
          {title}
        </RowLink>
      ),
  },
  {
    id: 'draft',
    header: 'Draft',
    cell: ({ courseId, code, title, draft }) =>
      draft ? (
        <span className={css.two}>
          <span>
            <StatusChip tone={courseId === null ? 'neutral' : 'warning'}>
              {courseId === null ? 'Draft, not published yet' : 'Unpublished changes'}
            </StatusChip>
          </span>
          <Annotation dateTime={draft.updatedAt}>{changedText(draft)}</Annotation>
          {courseId !== null && (
            <Link href={editorPath(code)} aria-label={`Open the draft of ${title}`}>
              Open the draft
            </Link>
          )}
        </span>
      ) : (
        NONE
      ),
  },
  {
    id: 'version',
    header: 'Version',
    figures: 'end',
    cell: (course) => (course.courseId === null ? NONE : course.version),
  },
  {
    id: 'nodes',
    header: 'Content',
    cell: (course) =>
      course.courseId === null ? (
        NONE
      ) : (
        <span className={css.two}>
          {lessonsText(course.lessons, course.announced)}
          <Annotation>{partsText(course.nodes)}</Annotation>
        </span>
      ),
  },
  {
    id: 'cohorts',
    header: 'Cohorts',
    figures: 'end',
    orders: { ascending: 'Fewest cohorts first', descending: 'Most cohorts first' },
    cell: (course) => (course.courseId === null ? NONE : `${course.openCohorts} open of ${course.cohorts}`),
  },
  {
    id: 'publishedAt',
    header: 'Published',
    figures: 'end',
    orders: { ascending: 'Earliest first', descending: 'Latest first' },
    cell: (course) =>
      course.courseId === null ? (
        NONE
      ) : (
        <TwoLines note={publisherText(course.publishedBy)}>
          <time dateTime={course.publishedAt}>{shortTime(course.publishedAt)}</time>
        </TwoLines>
      ),
  },
];
