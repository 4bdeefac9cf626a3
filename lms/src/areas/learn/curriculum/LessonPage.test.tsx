import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import type { SessionStatus } from '@plinth/domain/curriculum/session-status';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, aPlace, COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, answersBy, refuses, server } from '../../../../test/server.ts';
import { PageOfNode } from './CurriculumPage.tsx';
import { LessonPage } from './LessonPage.tsx';

const id = (last: number) => `019dabcd-0000-7000-8000-00000000000${last}`;
const part = { cohortId: COHORT_ID, namespace: 'LEARNING', isPreview: false } as const;

const aStep = (last: number, more: Partial<CurriculumNode> = {}): CurriculumNode => ({
  nodeId: id(last),
  parentNodeId: id(1),
  type: 'TOPIC',
  meta: { title: `Page ${last}`, rank: last },
  isLocked: false,
  children: [],
  ...more,
});

const aText = (
  last: number,
  rank: number,
  content: string,
  more: Partial<CurriculumNode> = {},
): CurriculumNode => ({
  nodeId: id(last),
  parentNodeId: id(2),
  type: 'PARAGRAPH',
  meta: { rank, content },
  children: [],
  ...more,
});

const marksOngoing = () =>
  answersBy('progress', 'markOngoing', ({ body }) => ({
    nodeId: String(body.nodeId),
    state: 'STARTED' as const,
  }));

type GivenState = 'NOT_STARTED' | 'STARTED' | 'COMPLETED' | 'OPTIONAL';

function open(node: CurriculumNode, states: Record<string, GivenState> = {}) {
  answers('content', 'read', {
    node,
    sections: { MAIN_CONTENT: [], FAQ: [], HELPFUL_RESOURCE: [] },
    state: 'NOT_STARTED',
  });
  answers('progress', 'readStates', {
    nodes: Object.fromEntries(
      Object.entries(states).map(([nodeId, state]) => [
        nodeId,
        state === 'OPTIONAL'
          ? { state: 'NOT_STARTED' as const, isLocked: false, isOptional: true as const }
          : { state, isLocked: false },
      ]),
    ),
  });
  return renderPage(<LessonPage part={part} nodeId={node.nodeId} />);
}

beforeEach(() => {
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  answers('cohorts', 'readCohortUserData', aPlace());
  answers('progress', 'readStates', { nodes: {} });
  answers('notes', 'read', { note: { text: '', revision: 0, updatedAt: null }, isBookmarked: false });
  answers('curriculum', 'index', {
    nodes: [
      aStep(1, {
        type: 'STUDIO',
        parentNodeId: null,
        children: [aStep(3), aStep(2), aStep(4, { isLocked: true })],
      }),
    ],
  });
  marksOngoing();
});

describe('a lesson', () => {
  it('CURR-02 its parts are ordered by rank, whatever order they arrive in', async () => {
    await open(aStep(2, { children: [aText(7, 2, 'Then the gates.'), aText(6, 1, 'First the states.')] }));
    const first = await screen.findByText('First the states.');
    expect(first.compareDocumentPosition(screen.getByText('Then the gates.'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('CURR-03 opening a lesson that was not started marks it as ongoing, once', async () => {
    const marked = marksOngoing();
    await open(aStep(2), { [id(2)]: 'NOT_STARTED' });
    await waitFor(() => expect(marked.map(({ body }) => body.nodeId)).toEqual([id(2)]));
  });

  it('CURR-03 a completed lesson is not marked again', async () => {
    const marked = marksOngoing();
    await open(aStep(2), { [id(2)]: 'COMPLETED' });
    expect(await screen.findByText('Completed')).toBeInTheDocument();
    expect(marked).toEqual([]);
  });

  it('CURR-04 marking it complete shows at once and is sent', async () => {
    await open(aStep(2), { [id(2)]: 'STARTED' });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent = answersBy('progress', 'completeNode', async () => {
      await held;
      return { nodeId: id(2), state: 'COMPLETED' as const, unlockedNodeIds: [], credits: 0 };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark complete' }));
    await waitFor(() => expect(sent[0]?.query.get('nodeId')).toBe(id(2)));
    const mark = screen.getByText('Completed');
    // Keys go on from there, to the next page.
    await waitFor(() => expect(document.activeElement).toBe(mark.parentElement));
    answers('progress', 'readStates', { nodes: { [id(2)]: { state: 'COMPLETED', isLocked: false } } });
    release();
    expect(await screen.findByText('Completed')).toBeInTheDocument();
  });

  it('CURR-04 a refusal reverts the mark', async () => {
    await open(aStep(2), { [id(2)]: 'STARTED' });
    refuses('progress', 'completeNode', 409, 'CONFLICT', 'A quiz below is still open.');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark complete' }));
    expect(await screen.findByRole('button', { name: 'Mark complete' })).toBeInTheDocument();
    expect(screen.queryByText('Completed')).toBeNull();
  });

  it('CURR-04 says that the progress could not be loaded, and loads it again on request', async () => {
    const lesson = aStep(2);
    answers('content', 'read', {
      node: lesson,
      sections: { MAIN_CONTENT: [], FAQ: [], HELPFUL_RESOURCE: [] },
      state: 'NOT_STARTED',
    });
    refuses('progress', 'readStates', 409, 'CONFLICT', 'The school is busy.');
    await renderPage(<LessonPage part={part} nodeId={lesson.nodeId} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded\. The school is busy\./);
    expect(screen.queryByRole('button', { name: 'Mark complete' })).toBeNull();
    answers('progress', 'readStates', { nodes: { [id(2)]: { state: 'STARTED', isLocked: false } } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Mark complete' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('CURR-04 a lesson with an open quiz cannot be marked complete and names the quiz to do first', async () => {
    await open(
      aStep(2, { children: [aStep(5, { type: 'QUIZ', meta: { title: 'States and gates', rank: 1 } })] }),
      {
        [id(2)]: 'STARTED',
        [id(5)]: 'NOT_STARTED',
      },
    );
    const button = await screen.findByRole('button', { name: 'Mark complete' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('First: States and gates');
  });

  it('CURR-04 COHORT-09 a lesson is marked complete without a session in it that was called off', async () => {
    const session = aStep(5, { type: 'LIVE_SESSION', meta: { title: 'Detailing a stair', rank: 1 } });
    await open(aStep(2, { children: [session] }), { [id(2)]: 'STARTED', [id(5)]: 'OPTIONAL' });
    const sent = answers('progress', 'completeNode', {
      nodeId: id(2),
      state: 'COMPLETED',
      unlockedNodeIds: [],
      credits: 0,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark complete' }));
    expect(screen.queryByText(/^First:/)).toBeNull();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('links to the previous and the next page; a locked next page is not a link', async () => {
    const { unmount } = await open(aStep(2), { [id(2)]: 'STARTED' });
    expect(await screen.findByRole('link', { name: /Next\s*Page 3/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`cid=${id(3)}`),
    );
    expect(screen.queryByRole('link', { name: /Previous/ })).toBeNull();
    unmount();
    await open(aStep(3), { [id(3)]: 'STARTED' });
    expect(await screen.findByRole('link', { name: /Previous\s*Page 2/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`cid=${id(2)}`),
    );
    expect(screen.getByText('Next, still locked')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Page 4/ })).toBeNull();
  });

  it('a locked page says when it opens', async () => {
    refuses('content', 'read', 403, 'LOCKED', 'This opens on 3 December, 2026.');
    await renderPage(<LessonPage part={part} nodeId={id(4)} />);
    expect(await screen.findByText('This opens on 3 December, 2026.')).toBeInTheDocument();
  });

  it('CURR-01 an unknown page says so with at most two content requests and links back to the map', async () => {
    refuses('content', 'read', 404, 'NOT_FOUND', 'This part of the course was not found.');
    answers('curriculum', 'index', { nodes: [] });
    let calls = 0;
    const count = ({ request }: { request: Request }) => {
      if (request.url.includes('/content')) calls += 1;
    };
    server.events.on('request:start', count);
    await renderPage(<PageOfNode part={part} nodeId={id(9)} />);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page is not part of the course' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the curriculum' })).toHaveAttribute(
      'href',
      `/learn/${COHORT_ID}/curriculum`,
    );
    expect(calls).toBeLessThanOrEqual(2);
    server.events.removeListener('request:start', count);
  }, 20_000);

  it('a mentor who looks at a lesson marks nothing', async () => {
    refuses('cohorts', 'readCohortUserData', 404, 'NOT_FOUND', 'You are no learner here.');
    const marked = marksOngoing();
    await open(aStep(2, { children: [aText(6, 1, 'First the states.')] }), { [id(2)]: 'NOT_STARTED' });
    await screen.findByText('First the states.');
    expect(screen.queryByRole('button', { name: 'Mark complete' })).toBeNull();
    expect(marked).toEqual([]);
  });
});

describe('a live session', () => {
  it.each([
    ['CURR-05', 'CREATED', 'Pending'],
    ['CURR-06', 'ONGOING', 'Live'],
    ['CURR-07', 'COMPLETED', 'Completed'],
    ['CURR-08', 'RESCHEDULED', 'Missed'],
  ] as [string, SessionStatus, string][])(
    '%s the status %s is labelled %s',
    async (_id, sessionStatus, label) => {
      await open(
        aStep(2, {
          type: 'LIVE_SESSION',
          sessionStatus,
          meta: { title: 'Clash review', rank: 1, startDate: inDays(1), endDate: inDays(1.1) },
        }),
      );
      expect(await screen.findByText(label)).toBeInTheDocument();
    },
  );

  it.each([
    [{ movedFrom: inDays(-1) }, 'Rescheduled'],
    [{ isCalledOff: true, sessionStatus: 'RESCHEDULED' as const }, 'Called off'],
  ])(
    'COHORT-02 a moved session shows its former date, and a called-off one is labelled as such',
    async (more, label) => {
      await open(
        aStep(2, {
          type: 'LIVE_SESSION',
          sessionStatus: 'CREATED',
          meta: { title: 'Clash review', rank: 1, startDate: inDays(1), endDate: inDays(1.1) },
          ...more,
        }),
      );
      expect(await screen.findByText(label)).toBeInTheDocument();
      expect(screen.queryByText(/^Moved from/) !== null).toBe(label === 'Rescheduled');
    },
  );

  it('COHORT-03 before the room opens the button says when it does, beside links to material and recording', async () => {
    await open(
      aStep(2, {
        type: 'LIVE_SESSION',
        sessionStatus: 'CREATED',
        materialLink: 'https://files.plinth.test/a.pdf',
        recordingLink: 'https://films.plinth.test/1',
        meta: { title: 'Clash review', rank: 1, startDate: inDays(1), endDate: inDays(1.1) },
      }),
    );
    const button = await screen.findByRole('button', { name: 'Join the session' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/^Opens on .+ at /);
    expect(screen.getByRole('link', { name: /Material/ })).toHaveAttribute(
      'href',
      'https://files.plinth.test/a.pdf',
    );
    expect(screen.getByRole('link', { name: /Recording/ })).toBeVisible();
  });

  it('COHORT-03 the join link provided when the room opens appears without a reload', async () => {
    const node = aStep(2, {
      type: 'LIVE_SESSION',
      sessionStatus: 'CREATED',
      meta: { title: 'Clash review', startDate: inDays(0.005), endDate: inDays(0.05) },
    });
    const withLink = { ...node, meta: { ...node.meta, referenceLink: 'https://meet.example.org/x' } };
    answers('progress', 'readStates', { nodes: {} });
    let asked = 0;
    answersBy('content', 'read', ({ query }) => {
      // The next page of the course is fetched ahead.
      if (query.get('node-id') === node.nodeId) asked += 1;
      return {
        node: asked === 1 ? node : withLink,
        sections: { MAIN_CONTENT: [], FAQ: [], HELPFUL_RESOURCE: [] },
        state: 'NOT_STARTED' as const,
      };
    });
    await renderPage(<LessonPage part={part} nodeId={node.nodeId} />);
    expect(await screen.findByRole('link', { name: 'Join the session' })).toHaveAttribute(
      'href',
      'https://meet.example.org/x',
    );
    expect(asked).toBe(2);
  });

  it.each([
    ['CURR-06', -0.01, 0.05, 'Live'],
    ['CURR-07', -0.05, -0.01, 'Completed'],
  ])(
    '%s a page that is open since before the session has its status by the clock',
    async (_id, start, end, label) => {
      await open(
        aStep(2, {
          type: 'LIVE_SESSION',
          sessionStatus: 'CREATED',
          meta: { title: 'Clash review', rank: 1, startDate: inDays(start), endDate: inDays(end) },
        }),
      );
      expect(await screen.findByText(label)).toBeInTheDocument();
    },
  );

  it('the join link appears once the session can be joined, not before', async () => {
    const at = (start: string, end: string) =>
      aStep(2, {
        type: 'LIVE_SESSION',
        meta: {
          title: 'Clash review',
          startDate: start,
          endDate: end,
          referenceLink: 'https://meet.example.org/x',
        },
      });
    const { unmount } = await open(at(inDays(1), inDays(1.1)));
    await screen.findByRole('heading', { name: 'Clash review' });
    expect(screen.queryByRole('link', { name: 'Join the session' })).toBeNull();
    unmount();
    await open(at(inDays(-0.01), inDays(0.05)));
    expect(await screen.findByRole('link', { name: 'Join the session' })).toHaveAttribute(
      'href',
      'https://meet.example.org/x',
    );
  });
});
