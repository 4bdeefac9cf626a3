import { NAMESPACES, type Namespace } from '@plinth/domain/curriculum/namespace';
import { isStep } from '@plinth/domain/progress/complete-node';
import type { Deps } from '../../deps.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';
import { mayLearn, readCohortView } from '../curriculum/open-curriculum.ts';
import { findOpenPlace } from '../open-lms/find-open-place.ts';
import { judgeOpenTime } from '../open-lms/require-open-time.ts';
import { Refusal } from '../refusal.ts';
import type { Place } from './list-places.ts';
import { openPages } from './open-pages.ts';

/** A text of a course that is open to a person in one of their cohorts, with its page. */
export type OpenText = { text: TreeNode; page: TreeNode; place: Place };

/** The namespaces that a lead mentor's area has pages for. */
const LED: readonly Namespace[] = ['ONBOARDING', 'LEARNING', 'BONUS', 'CAREER'];

/** Returns whether the learner's running open course was bought; null if their time in it is closed. */
async function openTime(deps: Deps, userId: string, cohortId: string): Promise<{ isPaid: boolean } | null> {
  const place = await findOpenPlace(deps, userId, cohortId);
  if (!place) return { isPaid: false };
  try {
    judgeOpenTime(place);
    return { isPaid: place.isPaid };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** A page that a course no longer contains, for notes that a learner wrote on it. */
export type RetiredPage = Pick<OpenText, 'page' | 'place'>;

type Texts = { open: OpenText[]; retired: RetiredPage[] };

async function textsOf(deps: Deps, userId: string, place: Place): Promise<Texts> {
  const isMentor = place.area !== 'learn';
  const view = await readCohortView(deps, place.cohortId, userId, isMentor);
  const isOpenCourse = view.tree.roots.has('OPEN_LMS');
  const time = isOpenCourse && !isMentor ? await openTime(deps, userId, place.cohortId) : { isPaid: false };
  const namespaces = NAMESPACES.filter(
    (namespace) =>
      namespace !== 'REVIEW_DAY' &&
      (place.area !== 'lm' || LED.includes(namespace)) &&
      (isMentor || mayLearn(place.membership, namespace)) &&
      (namespace !== 'OPEN_LMS' || (time !== null && !isMentor)),
  );
  const open = openPages({ ...view, isPaid: time?.isPaid ?? false }, namespaces);
  const retired = [...view.tree.retired.values()].filter(
    (node) => !isMentor && isStep(node) && namespaces.includes(node.namespace),
  );
  return {
    open: [...open.values()].map((entry) => ({ ...entry, place })),
    retired: retired.map((page) => ({ page, place })),
  };
}

/**
 * Returns the texts of all courses open to a person, and the pages these courses no longer contain, by node. A text
 * they meet in several cohorts is assigned to the first one that opens it. Mentors read a course alike in all of them,
 * so one is enough.
 */
export async function openLessons(
  deps: Deps,
  userId: string,
  places: readonly Place[],
): Promise<{ open: Map<string, OpenText>; retired: Map<string, RetiredPage> }> {
  const taught = new Set<string>();
  const wanted = places.filter(({ area, courseId }) => {
    if (area === 'learn') return true;
    if (taught.has(courseId)) return false;
    taught.add(courseId);
    return true;
  });
  const texts = await Promise.all(wanted.map((place) => textsOf(deps, userId, place)));
  const open = new Map<string, OpenText>();
  const retired = new Map<string, RetiredPage>();
  for (const found of texts) {
    for (const entry of found.open) if (!open.has(entry.text.nodeId)) open.set(entry.text.nodeId, entry);
    for (const entry of found.retired) retired.set(entry.page.nodeId, entry);
  }
  return { open, retired };
}
