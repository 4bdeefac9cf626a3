import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import type { TopicCategory } from '@plinth/domain/curriculum/topic-category';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, aPlace, COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { cohortUserDataQuery } from '../../../data/cohorts.ts';
import { queryClient } from '../../../data/query-client.ts';
import { CurriculumMap } from './CurriculumMap.tsx';

const id = (last: number) => `019dabcd-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`;
const part = { cohortId: COHORT_ID, namespace: 'LEARNING', isPreview: false } as const;
const node = (last: number, more: Partial<CurriculumNode> = {}): CurriculumNode => ({
  nodeId: id(last),
  parentNodeId: null,
  type: 'TOPIC',
  meta: { title: `Step ${last}`, rank: last },
  isLocked: false,
  children: [],
  ...more,
});
const elective = (last: number, title: string, directions: string[], isChosen = false) =>
  node(last, {
    type: 'MASTER_CLASSES',
    isElective: true,
    isChosen,
    meta: { title, rank: last, endDate: inDays(10) },
    children: directions.map((name, index) =>
      node(last * 10 + index, { type: 'ACTIVITY', meta: { title: name, rank: index } }),
    ),
  });
const show = (nodes: CurriculumNode[], done: number[] = []) => {
  answers('curriculum', 'index', { nodes });
  answers('progress', 'readStates', {
    nodes: Object.fromEntries(
      done.map((last) => [id(last), { state: 'COMPLETED' as const, isLocked: false }]),
    ),
  });
  return renderPage(<CurriculumMap part={part} moduleId={null} />);
};

beforeEach(() => {
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  answers('cohorts', 'readCohortUserData', aPlace());
});

describe('before the course starts', () => {
  const answerEarly = (preWork: CurriculumNode[]) => {
    answersBy('curriculum', 'index', ({ query }) => {
      if (query.get('namespace') === 'ONBOARDING') return { nodes: preWork };
      throw HttpResponse.json({ status: 403, code: 'FORBIDDEN', message: 'Not yet.' }, { status: 403 });
    });
    answers('progress', 'readStates', { nodes: {} });
    answers('cohorts', 'readCohort', {
      cohort: aCohort({ timelines: [{ key: 'START_DATE', meta: { time: inDays(3) } }] }),
    });
    answers('cohorts', 'readCohortUserData', aPlace({ state: 'UPCOMING' }));
  };

  it('COHORT-10 a learner waiting for the start is linked to the pre-work, which says that nothing is due', async () => {
    answerEarly([node(1, { type: 'MILESTONE', children: [node(2)] })]);
    const { unmount } = await renderPage(<CurriculumMap part={part} moduleId={null} />);
    expect(await screen.findByText(/The course starts on/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Open the pre-work' })).toHaveAttribute(
      'href',
      `/learn/${COHORT_ID}/curriculum?namespace=ONBOARDING`,
    );
    unmount();
    await renderPage(<CurriculumMap part={{ ...part, namespace: 'ONBOARDING' }} moduleId={null} />);
    expect(await screen.findByText(/Nothing is due before then/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pre-work' })).toBeVisible();
  });

  it('COHORT-06 COHORT-10 a learner who waits after the start reads no day that has passed', async () => {
    answerEarly([node(1, { type: 'MILESTONE', children: [node(2)] })]);
    answers('cohorts', 'readCohort', { cohort: aCohort() });
    answers('cohorts', 'readCohortUserData', aPlace({ state: 'WAITING' }));
    const { unmount } = await renderPage(<CurriculumMap part={part} moduleId={null} />);
    expect(await screen.findByText(/^The course has not begun for you yet\./)).toBeVisible();
    expect(screen.queryByText(/The course starts on/)).toBeNull();
    unmount();
    await renderPage(<CurriculumMap part={{ ...part, namespace: 'ONBOARDING' }} moduleId={null} />);
    expect(await screen.findByRole('link', { name: 'Pre-work' })).toBeVisible();
    expect(screen.queryByText(/before the course starts/)).toBeNull();
  });

  it('COHORT-10 a course without pre-work links to the dashboard', async () => {
    answerEarly([]);
    await renderPage(<CurriculumMap part={part} moduleId={null} />);
    expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open the pre-work' })).toBeNull();
  });
});

describe('the map of the course', () => {
  it('CONST-47 the house is drawn in 13 steps, in proportion to the progress', async () => {
    const { container } = await show([node(1, { type: 'STUDIO', children: [node(2), node(3)] })], [2]);
    expect(await screen.findByRole('img', { name: 'Step 6 of 13 of the course is drawn' })).toBeVisible();
    await waitFor(() => expect(container.querySelectorAll('path[data-step]')).toHaveLength(6));
  });

  it('ERR-14 progress that could not be loaded is not shown as none, and is loaded again', async () => {
    answers('curriculum', 'index', { nodes: [node(1, { type: 'STUDIO', children: [node(2), node(3)] })] });
    refuses('progress', 'readStates', 400, 'BAD_REQUEST', 'The school is being moved.');
    await renderPage(<CurriculumMap part={part} moduleId={null} />);
    expect(await screen.findByText('The school is being moved.')).toBeVisible();
    expect(screen.queryByText(/\d of \d/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
    answers('progress', 'readStates', { nodes: { [id(2)]: { state: 'COMPLETED', isLocked: false } } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 2 steps of the course are done.')).toBeVisible();
  });

  it('COHORT-09 the questions of an attended session are neither counted nor what the learner continues with', async () => {
    const questions = (last: number) =>
      node(last, {
        type: 'LIVE_SESSION',
        children: [node(last + 1, { type: 'QUIZ', meta: { title: `Step ${last + 1}`, rank: 1 } })],
      });
    answers('curriculum', 'index', {
      nodes: [node(1, { type: 'STUDIO', children: [node(2), questions(3), questions(5), node(7)] })],
    });
    const optional = { state: 'NOT_STARTED' as const, isLocked: false, isOptional: true as const };
    const done = { state: 'COMPLETED' as const, isLocked: false };
    answers('progress', 'readStates', {
      nodes: { [id(2)]: done, [id(3)]: done, [id(4)]: optional, [id(5)]: done, [id(6)]: done },
    });
    await renderPage(<CurriculumMap part={part} moduleId={null} />);
    expect(await screen.findByText('2 of 3 steps of the course are done.')).toBeVisible();
    expect(screen.getAllByText(/2 of 3 done/).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      expect.stringContaining(id(7)),
    );
  });

  it('ENUM-20 a break is shown without a page, and a bonus and a guide are not numbered among the modules', async () => {
    await show([
      node(1, { type: 'STUDIO', children: [node(2)] }),
      node(3, { type: 'BREAK', meta: { title: 'Reading week', rank: 3 } }),
      node(7, { type: 'BONUS', meta: { title: 'Extra details', rank: 3.5 } }),
      node(4, { type: 'COURSE_MODULE', children: [node(5)] }),
      node(6, { type: 'GUIDE', meta: { title: 'How to read', rank: 6 } }),
    ]);
    expect(await screen.findByRole('heading', { name: 'Reading week' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Reading week/ })).toBeNull();
    expect(screen.getByText('02')).toBeInTheDocument();
    expect(screen.queryByText('03')).toBeNull();
    for (const name of [/Extra details/, /How to read/])
      expect(await screen.findByRole('link', { name, hidden: true })).toBeInTheDocument();
  });

  it('ENUM-23 a topic of the evaluation day is labelled with its category', async () => {
    const topic = (last: number, topicCategory: TopicCategory) =>
      node(last, { meta: { title: `Topic ${last}`, rank: last, topicCategory } });
    await show([
      node(1, {
        type: 'COURSE_MODULE',
        children: [
          topic(2, 'PORTFOLIO'),
          topic(3, 'SLOTS'),
          topic(4, 'EVALUATION_DAY'),
          topic(5, 'GRADUATION_DAY'),
        ],
      }),
    ]);
    for (const [title, word] of [
      ['Topic 2', 'Portfolio'],
      ['Topic 3', 'Choosing a time'],
      ['Topic 4', 'Evaluation day'],
      ['Topic 5', 'Graduation day'],
    ] as const)
      expect(await screen.findByRole('link', { name: new RegExp(title) })).toHaveTextContent(word);
  });

  it('CURR-02 a stage with many pages is split into lists named by their page range; a short one is a single list', async () => {
    const pages = Array.from({ length: 45 }, (_, index) =>
      node(20 + index, { meta: { title: `Page ${index + 1}`, rank: index + 1 } }),
    );
    const { container } = await show([
      node(1, { type: 'STUDIO', children: pages }),
      node(2, { type: 'STUDIO', children: [node(3), node(4)] }),
    ]);
    const last = await screen.findByRole('list', { name: 'Pages 41 to 45 of 45' });
    expect(within(last).getAllByRole('link')).toHaveLength(5);
    expect(within(last).getByRole('link', { name: /Page 45/ })).toBeVisible();
    await waitFor(() => expect(container.querySelectorAll('details ul')).toHaveLength(4));
  });

  it('UI-17 a locked page says why and is not a link', async () => {
    await show([
      node(1, {
        type: 'STUDIO',
        isLocked: true,
        meta: { title: 'Later', rank: 1, startDate: '2099-03-04T00:00:00.000Z' },
        children: [node(2, { isLocked: true, meta: { title: 'Hidden page', rank: 1 } })],
      }),
    ]);
    expect((await screen.findAllByText(/Opens on 4 March, 2099/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: /Hidden page/, hidden: true })).toBeNull();
  });

  it('API-132 API-133 an elective is chosen with its specialisation, and has pages only then', async () => {
    const nodes = [
      node(1, {
        type: 'MASTER_CLASSES',
        meta: { title: 'Elective', rank: 1 },
        children: [
          elective(2, 'Point clouds', ['Registration', 'As-built']),
          elective(3, 'Façades', ['Quads', 'Kinds']),
        ],
      }),
      node(9),
    ];
    await show(nodes);
    await userEvent.click(await screen.findByText('Elective'));
    expect(screen.queryByRole('link', { name: /Registration/, hidden: true })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Point clouds' }));
    const sent = answers('cohorts', 'selectElectiveSpecialisation', {
      electives: [{ nodeId: id(2), specialisation: 'As-built' }],
    });
    await userEvent.click(
      within(screen.getByRole('group', { name: /Specialisation/ })).getByRole('radio', { name: 'As-built' }),
    );
    answers(
      'cohorts',
      'readCohortUserData',
      aPlace({ electives: [{ nodeId: id(2), specialisation: 'As-built' }] }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    expect(await screen.findByText(/Point clouds, As-built/)).toBeVisible();
    expect(sent[0]?.body).toEqual({ nodeId: id(2), specialisation: 'As-built' });
  });

  it('API-132 a learner whose own place could not be loaded is not shown the choice as a mentor sees it', async () => {
    refuses('cohorts', 'readCohortUserData', 400, 'BAD_REQUEST', 'The school is being moved.');
    await show([
      node(1, {
        type: 'MASTER_CLASSES',
        meta: { title: 'Elective', rank: 1 },
        children: [elective(2, 'Point clouds', []), elective(3, 'Façades', [])],
      }),
    ]);
    await userEvent.click(await screen.findByText('Elective'));
    const place = cohortUserDataQuery(COHORT_ID).queryKey;
    await waitFor(() => expect(queryClient.getQueryState(place)?.status).toBe('error'));
    expect(screen.queryByText(/^Learners choose one of/)).toBeNull();
  });

  it('UI-04 in a preview nothing can be chosen and no progress is drawn', async () => {
    answers('curriculum', 'indexPreview', {
      nodes: [
        node(1, {
          type: 'MASTER_CLASSES',
          children: [elective(2, 'Point clouds', []), elective(3, 'Façades', [])],
        }),
      ],
    });
    answers('progress', 'readStates', { nodes: {} });
    await renderPage(<CurriculumMap part={{ ...part, isPreview: true }} moduleId={id(1)} />);
    expect(await screen.findByText('Learners choose one of: Point clouds, Façades')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose' })).toBeNull();
    expect(screen.queryByRole('img', { name: /Step/ })).toBeNull();
  });
});
