import { contentPath } from '@plinth/domain/navigation/content-path';
import { quizCreditsText } from '@plinth/domain/quizzes/quiz-credits-text';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { cohortGroups, cohortMentors, enrolments } from '../../db/schema/cohorts.ts';
import { courseNodes } from '../../db/schema/curriculum.ts';
import type { ChangedQuiz } from '../courses/publish-quizzes.ts';
import { byDashboard } from '../notifications/by-dashboard.ts';
import { notify } from '../notifications/notify.ts';
import type { Regraded } from './regrade-quiz.ts';

type Telling = { quiz: ChangedQuiz; regraded: readonly Regraded[]; at: Date };

const worthOf = ({ score, total, credits }: Regraded['after'], quiz: ChangedQuiz) =>
  `${score} of ${total} right${quiz.credits > 0 ? ` and ${quizCreditsText(credits)}` : ''}`;

/** Groups things by a common key; those without one are omitted. */
function grouped<T>(things: readonly T[], by: (thing: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const name = by(thing);
    if (name !== null) groups.set(name, [...(groups.get(name) ?? []), thing]);
  }
  return groups;
}

/** Returns where learners find a quiz of the course: the page of the part that contains it. */
async function quizPath(tx: Transaction, cohortId: string, nodeId: string | null): Promise<string> {
  const chain: (typeof courseNodes.$inferSelect)[] = [];
  for (let next = nodeId; next !== null; next = chain.at(-1)?.parentNodeId ?? null) {
    const [node] = await tx.select().from(courseNodes).where(eq(courseNodes.nodeId, next));
    if (!node) break;
    chain.push(node);
  }
  const [quiz] = chain;
  const top = chain.findLast(({ type }) => type !== 'ROOT');
  if (!quiz || !top) return `/learn/${cohortId}/dashboard`;
  const contentId = quiz.nodeId;
  switch (quiz.namespace) {
    case 'REVIEW_DAY':
      return contentPath('learn', cohortId, { namespace: 'REVIEW_DAY' });
    case 'CAPSTONE':
      return contentPath('learn', cohortId, { namespace: 'CAPSTONE', stageId: top.nodeId, contentId });
    case 'CAREER':
      return contentPath('learn', cohortId, { namespace: 'CAREER', topicId: top.nodeId, contentId });
    default:
      return contentPath('learn', cohortId, { namespace: 'LEARNING', moduleId: top.nodeId, contentId });
  }
}

/**
 * Returns who looks after learners of a cohort: the guides of their groups; for learners without one, all guides of the
 * cohort. Nobody looks after those who have left.
 */
async function guidesOf(tx: Transaction, cohortId: string, learnerIds: readonly string[]) {
  const places = await tx
    .select({ userId: enrolments.userId, guideId: cohortGroups.guideId })
    .from(enrolments)
    .leftJoin(cohortGroups, eq(cohortGroups.groupId, enrolments.groupId))
    .where(
      and(
        eq(enrolments.cohortId, cohortId),
        inArray(enrolments.userId, [...learnerIds]),
        notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED']),
      ),
    );
  const guides = new Map<string, number>();
  const add = (guideId: string) => guides.set(guideId, (guides.get(guideId) ?? 0) + 1);
  for (const { guideId } of places) if (guideId !== null) add(guideId);
  const alone = places.filter(({ guideId }) => guideId === null);
  if (alone.length === 0) return guides;
  const mentors = await tx
    .selectDistinct({ userId: cohortMentors.userId })
    .from(cohortMentors)
    .where(eq(cohortMentors.cohortId, cohortId));
  for (const { userId } of mentors) for (const _ of alone) add(userId);
  return guides;
}

/** Notifies learners whose results were rejudged, and those who look after them, of the new results. */
export async function notifyOfRegrading(tx: Transaction, { quiz, regraded, at }: Telling): Promise<void> {
  const common = { category: 'REVIEW' as const, at };
  const byCohort = grouped(regraded, ({ response }) => response.cohortId);
  for (const [cohortId, own] of byCohort) {
    const key = `quiz-regraded:${quiz.formId}:${quiz.version}:${cohortId}`;
    // Of several attempts only the last is reported; the quiz page has them all.
    const last = new Map(
      own
        .toSorted((a, b) => a.response.attempt - b.response.attempt)
        .map((one) => [one.response.userId, one]),
    );
    const quizHref = await quizPath(tx, cohortId, own[0]?.response.nodeId ?? null);
    const texts = grouped(
      [...last.values()],
      ({ before, after }) =>
        `An answer that was marked wrongly has been corrected. You now have ${worthOf(after, quiz)}; before it was ${worthOf(before, quiz)}.`,
    );
    for (const [text, some] of texts)
      await notify(tx, {
        ...common,
        userIds: some.map(({ response }) => response.userId),
        key,
        title: `Your result in “${quiz.title}” has changed`,
        text,
        href: quizHref,
      });
    const guides = await guidesOf(tx, cohortId, [...last.keys()]);
    for (const { userIds, href } of await byDashboard(tx, cohortId, [...guides.keys()]))
      for (const guideId of userIds) {
        const count = guides.get(guideId);
        await notify(tx, {
          ...common,
          userIds: [guideId],
          key: `${key}:guide`,
          title: `The key of “${quiz.title}” was corrected`,
          text: `${count === 1 ? 'The result of one of your learners has' : `The results of ${count} of your learners have`} changed.`,
          href,
        });
      }
  }
}
