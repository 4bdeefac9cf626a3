import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { courseOf, idOf } from '../../../test/people.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { answers } from '../../../test/server.ts';
import { courseToContinue, HubContinue } from './HubContinue.tsx';

const node = (end: string, children: CurriculumNode[] = []): CurriculumNode => ({
  nodeId: idOf(end),
  parentNodeId: null,
  type: 'TOPIC',
  meta: { title: `Page ${end}`, rank: 1 },
  children,
});

it('Continue on the hub opens exactly the page that was begun', async () => {
  const course = courseOf({ state: 'ONGOING' });
  answers('curriculum', 'index', { nodes: [node('1', [node('2'), node('3')])] });
  answers('progress', 'readStates', {
    nodes: {
      [idOf('2')]: { state: 'COMPLETED', isLocked: false },
      [idOf('3')]: { state: 'STARTED', isLocked: false },
    },
  });
  await renderPage(<HubContinue course={course} />);
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    `/learn/${course.cohort.cohortId}/curriculum?mid=${idOf('1')}&cid=${idOf('3')}`,
  );
});

it.each([
  ['an ongoing course', courseOf({ state: 'ONGOING' }), true],
  ['one that is upcoming', courseOf({ state: 'UPCOMING' }), false],
  [
    'one whose onboarding is pending',
    courseOf({ state: 'ONGOING', cohortOnboardingStatus: 'STARTED' }),
    false,
  ],
  ['one of another app', courseOf({ state: 'ONGOING', cohort: { tags: ['new-lms2'] } }), false],
  ['a blocked place', courseOf({ state: 'BLOCKED' }), false],
])('the course to go on with: %s', (_what, course, expected) => {
  expect(courseToContinue([course]) === course).toBe(expected);
});
