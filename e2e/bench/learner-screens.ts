import { randomUUID } from 'node:crypto';
import { weekOf } from '@plinth/domain/dates/week-of';
import { largeLearners } from './large-school.ts';
import { type Asked, type LearnerLoad, learnerLoad } from './learner-load.ts';
import { readApi } from './read-api.ts';
import { seededLearner } from './seeded-learner.ts';
import { signIn } from './sign-in.ts';
import type { School } from './start-school.ts';

/** Number of people of the large school who share the load. */
const LARGE_PEOPLE = 100;

export type Person = { token: string; cohortId: string };
type Outline = { nodes: { nodeId: string; type: string; children: { nodeId: string; type: string }[] }[] };

/** Signs in the learners who share the load, from all cohorts of a large school. */
export async function signInLearners(school: School): Promise<Person[]> {
  if (school.isLarge) return largeLearners(school.origin, LARGE_PEOPLE);
  const first = await seededLearner(school);
  const second = await signIn(school.origin, 'learner2@plinth.test');
  return second ? [first, { ...first, token: second }] : [first];
}

const outlineOf = (cohortId: string) =>
  `/v2/client/lms/${cohortId}/cohort-node-data/index?namespace=LEARNING`;

/** What learners write, in turn: progress, a bookmark, a question. */
const writesOf =
  (topics: readonly string[]) =>
  ({ cohortId }: Person, opening: number): Asked => {
    const nodeId = topics[opening % topics.length];
    const lms = `/v2/client/lms/${cohortId}`;
    const kinds: Asked[] = [
      { method: 'POST', path: `${lms}/mark-node-ongoing/LEARNING`, body: { nodeId } },
      {
        method: 'PUT',
        path: `${lms}/bookmarks/${nodeId}`,
        body: { namespace: 'LEARNING', isBookmarked: opening % 2 === 0 },
      },
      { method: 'PUT', path: `${lms}/nodes/states?namespace=LEARNING&nodeId=${nodeId}` },
      {
        method: 'PUT',
        path: `/v1/client/workspace/${cohortId}/query`,
        body: {
          clientId: randomUUID(),
          title: 'Which wall meets the slab?',
          description: `The one of sheet ${opening % 97}, or the one of the model?`,
          meta: {},
        },
      },
    ];
    return kinds[opening % kinds.length] ?? `${lms}/nodes/states?namespace=LEARNING`;
  };

/**
 * Has these people open dashboard, curriculum and hub in turn, five calls each. In a large school one call in five
 * writes.
 */
export async function openScreens(
  school: School,
  people: readonly Person[],
  { learners, seconds }: { learners: number; seconds: number },
): Promise<LearnerLoad> {
  const [first] = people;
  if (!first) throw new Error('there is no learner');
  const { nodes } = await readApi<Outline>(school.origin, first.token, outlineOf(first.cohortId));
  // Those of the first weeks, which are open to everyone.
  const topics = nodes
    .slice(0, 4)
    .flatMap(({ children }) => children)
    .flatMap(({ type, nodeId }) => (type === 'TOPIC' ? [nodeId] : []));
  const write = school.isLarge && topics.length > 0 ? writesOf(topics) : null;
  const { weekStart, weekEnd } = weekOf(new Date().toISOString(), 'Asia/Kolkata');
  const screensOf = ({ cohortId }: Person): string[][] => {
    const workspace = `/v1/client/workspace/${cohortId}`;
    const states = `/v2/client/lms/${cohortId}/nodes/states?namespace=LEARNING`;
    return [
      [
        `${workspace}/dashboardV2`,
        `${workspace}/pending-tasks`,
        `${workspace}/calender-data?weekStart=${weekStart}&weekEnd=${weekEnd}`,
        states,
        `${workspace}/nudges`,
      ],
      [
        `/v1/client/lms/user/${cohortId}/cohort`,
        `/v1/client/lms/user/${cohortId}/cohort-user-data`,
        outlineOf(cohortId),
        states,
        `${workspace}/coachMarks`,
      ],
      [
        '/v1/client/user/data-profile',
        '/v2/client/user/user-cohort-data?source=learner-hub',
        '/v2/client/user/user-cohorts-info',
        `${workspace}/statistics`,
        `${workspace}/dashboardV2`,
      ],
    ];
  };
  return learnerLoad({
    origin: school.origin.replace('localhost', '127.0.0.1'),
    open: (opening) => {
      const person = people[opening % people.length] ?? first;
      const screens = screensOf(person);
      const reads = screens[opening % screens.length] ?? [];
      const calls: Asked[] = write ? [...reads.slice(0, -1), write(person, opening)] : reads;
      return { token: person.token, calls };
    },
    learners,
    seconds,
  });
}
