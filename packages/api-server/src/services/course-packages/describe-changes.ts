import type { CourseChangeText } from '@plinth/domain/courses/course-outlook';
import type { CourseChange, StepChange } from '@plinth/domain/courses/diff-course';
import type { PublishedNode } from '@plinth/domain/courses/published-node';
import { schoolDay } from '@plinth/domain/dates/school-day';
import type { CourseComparison, UpcomingSession } from '../courses/compare-course.ts';

const KINDS: Readonly<Record<string, string>> = {
  ROOT: 'course',
  TOPIC: 'lesson',
  QUIZ: 'quiz',
  ASSIGNMENT: 'assignment',
  LIVE_SESSION: 'live session',
  TASK: 'task',
  STAGE: 'stage',
  STAGE_INTRO: 'introduction',
  STAGE_REVIEW: 'stage review',
  ACTIVITY: 'activity',
  BONUS: 'bonus',
  GUIDE: 'guide',
};
const NUMBERS = {
  releaseDay: 'opens on day',
  dueDay: 'due on day',
  credits: 'credits',
  minutes: 'minutes',
} as const;
const PARTS = { text: 'text', questions: 'questions' } as const;

/** The roots of capstone, career and evaluation day are parts of a course; the course's own root is the course. */
const kindOf = ({ type, key }: PublishedNode) =>
  type === 'ROOT' && key.includes('/') ? 'part' : (KINDS[type] ?? 'module');
const called = (node: PublishedNode) => `${kindOf(node)} "${node.meta.title ?? node.key}"`;
const people = (count: number) => (count === 1 ? '1 learner has' : `${count} learners have`);

function wordsOf(change: StepChange): string {
  switch (change.what) {
    case 'title':
    case 'summary':
      return `${change.what}: "${change.from}" becomes "${change.to}"`;
    case 'releaseDay':
    case 'dueDay':
    case 'credits':
    case 'minutes':
      return `${NUMBERS[change.what]}: ${change.from ?? 'none'} becomes ${change.to ?? 'none'}`;
    case 'text':
    case 'questions': {
      const counts = (['added', 'changed', 'removed'] as const)
        .filter((kind) => change[kind] > 0)
        .map((kind) => `${change[kind]} ${kind}`);
      return `${PARTS[change.what]}: ${counts.join(', ')}`;
    }
    default:
      return `${change.what} changed`;
  }
}

type Around = {
  titles: ReadonlyMap<string, string>;
  isAnnounced: boolean;
  learners: number;
  sessions: readonly UpcomingSession[];
};

/** What becomes of the dates that cohorts have for a live session. */
const calledOffText = (sessions: readonly UpcomingSession[]) =>
  sessions.length === 0
    ? []
    : [
        `called off, with a message to those concerned: ${sessions
          .map(({ cohort, startDate }) => `${cohort} on ${schoolDay(startDate.toISOString())}`)
          .join(', ')}`,
      ];
const HELD_TEXT =
  'active cohorts hold it on its day, if that is still ahead of them, with a message to those concerned';

function textOf(
  change: CourseChange,
  { titles, isAnnounced, learners, sessions }: Around,
): Omit<CourseChangeText, 'kind'> {
  const { node } = change;
  const under = (key: string | null) => `"${titles.get(key ?? '') ?? 'the course'}"`;
  switch (change.kind) {
    case 'added':
      return {
        text: `new ${isAnnounced ? 'announced ' : ''}${called(node)}${node.parentKey === null ? '' : ` in ${under(node.parentKey)}`}`,
        details: node.liveSession ? [HELD_TEXT] : [],
      };
    case 'removed':
      return {
        text: `${called(node)} is no longer ${isAnnounced ? 'announced' : 'taught'}`,
        details: [
          ...(learners > 0
            ? [`${people(learners)} worked on it and can still read it; what was earned stays earned`]
            : []),
          ...calledOffText(sessions),
        ],
      };
    case 'moved':
      return {
        text:
          change.from.parentKey === change.to.parentKey
            ? `${called(node)} moves from place ${change.from.rank} to place ${change.to.rank}`
            : `${called(node)} moves from ${under(change.from.parentKey)} to ${under(change.to.parentKey)}`,
        details: [],
      };
    case 'changed':
      return {
        text: called(node),
        details: [
          ...change.changes.map(wordsOf),
          ...(change.changes.some(({ what }) => what === 'session')
            ? ['cohorts keep the dates that they have for it']
            : []),
        ],
      };
  }
}

/** Describes as text what publishing would change, step by step in the order of the course. */
export function describeChanges({
  before,
  after,
  changes,
  learners,
  sessions,
}: CourseComparison): CourseChangeText[] {
  const nodes = [...before, ...after];
  const titles = new Map(nodes.map(({ key, meta }) => [key, meta.title ?? key]));
  // A lesson that is announced is its title alone; a topic of the evaluation day may be as bare, and has its category.
  const written = new Set(nodes.map(({ parentKey }) => parentKey));
  const isAnnounced = ({ key, type, meta }: PublishedNode) =>
    type === 'TOPIC' && meta.topicCategory === undefined && !written.has(key);
  return changes.map((change) => ({
    kind: change.kind,
    ...textOf(change, {
      titles,
      isAnnounced: isAnnounced(change.node),
      learners: learners.get(change.node.key) ?? 0,
      sessions: sessions.get(change.node.key) ?? [],
    }),
  }));
}
