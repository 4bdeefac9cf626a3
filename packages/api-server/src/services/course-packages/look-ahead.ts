import type { CourseOutlook } from '@plinth/domain/courses/course-outlook';
import type { PublishedNode } from '@plinth/domain/courses/published-node';
import { and, countDistinct, eq, ne, notInArray } from 'drizzle-orm';
import { listCourseCohorts } from '../../db/queries/office-courses/list-course-cohorts.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import { courses } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { type CourseComparison, compareCourse } from '../courses/compare-course.ts';
import { readCourseFolder } from '../courses/read-course-folder.ts';
import type { FolderFile } from '../courses/store-course-folder.ts';
import { sha256Of } from '../documents/sha256-of.ts';
import { Refusal } from '../refusal.ts';
import { describeChanges } from './describe-changes.ts';
import type { ReadPackage } from './publish-folder.ts';

const DAY_MS = 86_400_000;

const sumsOf = (files: readonly FolderFile[]) =>
  new Map(files.map(({ path, content }) => [path, sha256Of(content)]));

/** The other files that differ from those the course was published from: skills, comments, a README. */
async function otherFilesOf(
  deps: Pick<Deps, 'db' | 'files'>,
  { publication, files }: ReadPackage,
): Promise<string[]> {
  const now = sumsOf(files);
  const before = sumsOf(
    await readCourseFolder(deps, publication.code).then(
      (folder) => folder.files,
      (error: unknown) => {
        if (error instanceof Refusal) return [];
        throw error;
      },
    ),
  );
  return [...new Set([...now.keys(), ...before.keys()])]
    .filter((path) => now.get(path) !== before.get(path))
    .sort();
}

/** The day on which the changed step opens: its own, else that of its nearest ancestor. */
function openDays({ before, after, changes }: CourseComparison): number[] {
  const nodes = new Map([...before, ...after].map((node) => [node.key, node]));
  return changes.map(({ node }) => {
    for (let above: PublishedNode | undefined = node; above; above = nodes.get(above.parentKey ?? ''))
      if (above.releaseDay !== null) return above.releaseDay;
    return 0;
  });
}

/** The cohorts that would be taught the new version, and how much of the change is already open to each. */
async function cohortsOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  courseId: string,
  days: readonly number[],
): Promise<CourseOutlook['cohorts']> {
  const cohorts = await listCourseCohorts.rows(db, { courseId });
  return cohorts
    .filter(({ isOpen }) => isOpen)
    .map(({ cohortId, name, startsAt, learners }) => ({
      cohortId,
      name,
      startsAt: startsAt?.toISOString() ?? null,
      learners,
      opened: startsAt
        ? days.filter((day) => startsAt.getTime() + day * DAY_MS <= now().getTime()).length
        : 0,
    }));
}

/** Returns what publishing a package would do to the course, and for whom. Writes nothing. */
export async function lookAhead(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  read: ReadPackage,
): Promise<CourseOutlook> {
  const { code, title, nodes } = read.publication;
  const comparison = await compareCourse(deps, read.publication);
  const [concerned] = await deps.db
    .select({
      courseId: courses.courseId,
      openCohorts: countDistinct(cohorts.cohortId),
      learners: countDistinct(enrolments.userId),
    })
    .from(courses)
    .leftJoin(cohorts, and(eq(cohorts.courseId, courses.courseId), ne(cohorts.status, 'INACTIVE')))
    .leftJoin(
      enrolments,
      and(
        eq(enrolments.cohortId, cohorts.cohortId),
        notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED']),
      ),
    )
    .where(eq(courses.code, code))
    .groupBy(courses.courseId);
  return {
    code,
    title,
    version: comparison.version ?? 0,
    nodes: nodes.length,
    changes: describeChanges(comparison),
    otherFiles:
      comparison.version !== null && comparison.changes.length === 0 ? await otherFilesOf(deps, read) : [],
    openCohorts: concerned?.openCohorts ?? 0,
    learners: concerned?.learners ?? 0,
    cohorts: concerned ? await cohortsOf(deps, concerned.courseId, openDays(comparison)) : [],
  };
}
