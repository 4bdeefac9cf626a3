import type { Report } from '@plinth/domain/assignments/report';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, COHORT_ID } from '../../../../test/a-cohort.ts';
import { idOf } from '../../../../test/people.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { judgeVerdict } from './judge-verdict.ts';
import { TaskAssessmentPage } from './TaskAssessmentPage.tsx';

const FIRST = idOf('31');
const SECOND = idOf('32');

const report = (more: Partial<Report> = {}): Report => ({
  reportId: FIRST,
  userId: idOf('5'),
  firstName: 'Nila',
  lastName: 'Sen',
  nodeId: idOf('20'),
  title: 'Draw a wall',
  namespace: 'LEARNING',
  dueAt: '2026-11-20T12:00:00.000Z',
  credits: 20,
  maxScore: 40,
  rubric: [{ criterion: 'Joins', points: 40, full: 'All closed', partial: 'Most closed' }],
  version: 2,
  reviewStatus: 'PENDING',
  submittedAt: '2026-11-19T12:00:00.000Z',
  isLate: false,
  text: 'See sheet two.',
  score: null,
  remark: null,
  reviewedAt: null,
  entries: [{ kind: 'LINK', entryId: idOf('50'), url: 'https://models.plinth.test/second' }],
  earlier: [
    {
      version: 1,
      reviewStatus: 'REJECTED',
      submittedAt: '2026-11-10T12:00:00.000Z',
      isLate: false,
      text: 'First try.',
      score: null,
      remark: 'The joins are open.',
      reviewedAt: '2026-11-11T12:00:00.000Z',
      entries: [],
    },
  ],
  ...more,
});
const second = report({
  reportId: SECOND,
  userId: idOf('6'),
  firstName: 'Ravi',
  lastName: null,
  earlier: [],
});

const isListed = (filter: string | null, status: Report['reviewStatus']) =>
  filter === 'OPEN' ? status === 'PENDING' || status === 'IN_REVIEW' : filter === null || filter === status;

/** Answers with a queue as the school does: judged hand-ins no longer wait. */
function queue(reports: Report[]) {
  return answersBy('assignments', 'listReports', ({ query }) => {
    const found = reports.filter(
      ({ reviewStatus, reportId }) =>
        isListed(query.get('reviewStatus'), reviewStatus) &&
        (query.get('report-id') ?? reportId) === reportId,
    );
    return { reports: found, total: found.length };
  });
}

const open = (search = '') => renderAt(<TaskAssessmentPage cohortId={COHORT_ID} />, search);

beforeEach(() => {
  sessionStorage.clear();
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  answers('cohorts', 'readMentorCohortData', {
    cohort: aCohort(),
    groups: [
      {
        groupId: idOf('70'),
        title: 'Studio A',
        learners: [{ userId: idOf('5'), firstName: 'Nila', lastName: 'Sen', photo: null }],
      },
    ],
    mentorData: { isPrimaryMentor: false },
  });
  answers('curriculum', 'indexPreview', { nodes: [] });
});

describe('the hand-in queue', () => {
  it('ROUTE-36 API-210 lists the hand-ins without a verdict, those in review too, longest waiting first', async () => {
    const asked = queue([
      report(),
      { ...second, reviewStatus: 'IN_REVIEW' },
      report({ reportId: idOf('33'), reviewStatus: 'REVIEWED' }),
    ]);
    await open();
    expect(await screen.findByRole('link', { name: /Nila Sen: Draw a wall/ })).toHaveAttribute(
      'href',
      `/mentor/${COHORT_ID}/task-assessment?report=${FIRST}`,
    );
    expect(screen.getByText('2 hand-ins')).toBeVisible();
    expect(screen.getByRole('link', { name: /Ravi: Draw a wall/ })).toHaveTextContent('In review');
    const tabs = within(screen.getByRole('navigation', { name: 'Hand-ins by review' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('To assess');
    expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({
      reviewStatus: 'OPEN',
      sorting: 'ASC',
      pageNo: '0',
    });
  });

  it('API-210 the last page there is follows when the page shown has become empty', async () => {
    const rows = [report(), second];
    answersBy('assignments', 'listReports', ({ query }) => ({
      reports: query.get('pageNo') === '0' ? rows : [],
      total: 2,
    }));
    const router = await open('?page=2');
    expect(await screen.findByRole('link', { name: /Nila Sen: Draw a wall/ })).toBeVisible();
    expect(router.state.location.search).toEqual({});
    expect(router.history.length).toBe(1);
  });

  it('API-210 ENUM-48 filters by state, learner and part, each in the address', async () => {
    const asked = queue([report({ reviewStatus: 'REVIEWED' })]);
    const router = await open('?status=REVIEWED');
    const tabs = within(await screen.findByRole('navigation', { name: 'Hand-ins by review' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Reviewed');
    await screen.findByRole('option', { name: 'Nila Sen' });
    await userEvent.selectOptions(screen.getByLabelText('Learner'), idOf('5'));
    await userEvent.selectOptions(screen.getByLabelText('Part'), 'CAPSTONE');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        status: 'REVIEWED',
        learner: idOf('5'),
        part: 'CAPSTONE',
      }),
    );
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toMatchObject({
        reviewStatus: 'REVIEWED',
        namespace: 'CAPSTONE',
        'user-id': idOf('5'),
        sorting: 'DESC',
      }),
    );
  });

  it('says when no hand-in is waiting, and offers another try when it fails to load', async () => {
    refuses('assignments', 'listReports', 400, 'BAD_REQUEST', 'That did not work.');
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    queue([]);
    await userEvent.click(again);
    expect(await screen.findByText('Nothing needs your attention')).toBeVisible();
  });
});

describe('the page of one hand-in', () => {
  it('API-210 shows what was handed in, the rubric, and the remark on the earlier version', async () => {
    queue([report()]);
    await open(`?report=${FIRST}`);
    expect(await screen.findByText('See sheet two.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'https://models.plinth.test/second' })).toBeVisible();
    expect(screen.getByText('All closed')).toBeVisible();
    expect(screen.getByText('The joins are open.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Nila Sen' })).toHaveAttribute(
      'href',
      `/mentor/${COHORT_ID}/group-performance?learner=${idOf('5')}`,
    );
  });

  it('UI-17 does not link to the performance of the learner where that is locked', async () => {
    answers('cohorts', 'readCohort', { cohort: { ...aCohort(), isLeaderBoardAllowed: false } });
    queue([report()]);
    await open(`?report=${FIRST}`);
    expect(await screen.findByText('Nila Sen')).toBeVisible();
    expect(await screen.findByText('See sheet two.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nila Sen' })).toBeNull();
  });

  it('COHORT-04 a lead mentor, who has no groups, is offered neither a choice of learners nor a page about one that would be refused', async () => {
    refuses('cohorts', 'readMentorCohortData', 403, 'FORBIDDEN', 'This is for guides.');
    queue([report()]);
    await open();
    expect(await screen.findByRole('link', { name: /Nila Sen: Draw a wall/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText('Learner')).toBeNull());
    expect(screen.getByLabelText('Part')).toBeVisible();
    cleanup();
    await open(`?report=${FIRST}`);
    expect(await screen.findByText('Nila Sen')).toBeVisible();
    expect(await screen.findByText('See sheet two.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nila Sen' })).toBeNull();
  });

  it('API-211 a double click sends REVIEWED with score and comments once; the hand-in stays open, and the next one needs its own click', async () => {
    queue([report(), second]);
    const router = await open(`?report=${FIRST}`);
    await userEvent.type(await screen.findByLabelText(/^Score/), '30');
    expect(screen.getByText('Brings 15 of 20 credits.')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Your comments/), 'Good joins.');
    const sent = answersBy('assignments', 'assess', () => {
      queue([report({ reviewStatus: 'REVIEWED', score: 30 }), second]);
      return {
        report: {
          reportId: FIRST,
          userId: idOf('5'),
          nodeId: idOf('20'),
          reviewStatus: 'REVIEWED' as const,
          score: 30,
          remark: 'Good joins.',
          submittedAt: '2026-11-19T12:00:00.000Z',
        },
      };
    });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Finish the review' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Reviewed' })).toHaveFocus());
    expect(screen.getByText('30 of 40 points')).toBeVisible();
    expect(router.state.location.search).toEqual({ report: FIRST });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      cohortId: COHORT_ID,
      nodeId: idOf('20'),
      reportId: FIRST,
      version: 2,
      reviewStatus: 'REVIEWED',
      score: 30,
      outOf: 40,
      remark: 'Good joins.',
    });
    expect(Object.fromEntries(sent[0]?.query ?? [])).toEqual({ 'user-id': idOf('5'), namespace: 'LEARNING' });
    const next = screen.getByRole('link', { name: 'Next hand-in' });
    expect(next).toHaveAttribute('href', `/mentor/${COHORT_ID}/task-assessment?report=${SECOND}`);
    await userEvent.tab();
    expect(next).toHaveFocus();
    // The second half of a double click opens nothing either.
    expect(fireEvent.click(next, { detail: 2 })).toBe(false);
  });

  it('API-211 asks for confirmation before a review without score or comments, then links back to the queue after the last one', async () => {
    queue([report()]);
    await open(`?report=${FIRST}`);
    const sent = answersBy('assignments', 'assess', () => {
      queue([report({ reviewStatus: 'REVIEWED' })]);
      return {
        report: {
          reportId: FIRST,
          userId: idOf('5'),
          nodeId: idOf('20'),
          reviewStatus: 'REVIEWED' as const,
          score: null,
          remark: null,
          submittedAt: '2026-11-19T12:00:00.000Z',
        },
      };
    });
    const finish = await screen.findByRole('button', { name: 'Finish the review' });
    await userEvent.click(finish);
    const name = 'Finish without a score or comments?';
    const asked = within(await screen.findByRole('dialog', { name }));
    expect(asked.getByText(/^Nila gets all 20 credits and reads nothing from you\./)).toBeVisible();
    const give = () => screen.getByRole('button', { name: 'Finish without them' });
    fireEvent.click(give(), { detail: 2 });
    await userEvent.click(asked.getByRole('button', { name: 'Keep reviewing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    await userEvent.click(finish);
    await screen.findByRole('dialog', { name });
    await userEvent.click(give());
    expect(await screen.findByRole('heading', { name: 'Reviewed' })).toBeVisible();
    expect(sent.map(({ body }) => body.reviewStatus)).toEqual(['REVIEWED']);
    expect(screen.getByRole('link', { name: 'Back to the queue' })).toHaveAttribute(
      'href',
      `/mentor/${COHORT_ID}/task-assessment`,
    );
  });

  it('API-211 refuses to send it back without comments, refuses a score out of range, sends neither and keeps what was typed', async () => {
    queue([report()]);
    const sent = answersBy('assignments', 'assess', () => {
      throw new Error('a faulty review was sent');
    });
    await open(`?report=${FIRST}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Send it back' }));
    expect(screen.getByText('Say what to change')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Your comments/)).toHaveFocus());
    await userEvent.type(screen.getByLabelText(/^Score/), '41');
    await userEvent.click(screen.getByRole('button', { name: 'Finish the review' }));
    expect(screen.getByText('Give whole points from 0 to 40, or leave it empty')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Your comments/), ' ');
    await userEvent.click(screen.getByRole('button', { name: 'Send it back' }));
    expect(screen.getByLabelText(/^Score/)).toHaveValue('41');
    expect(sent).toEqual([]);
  });

  it('API-211 shows a refusal without losing the comments, and a reload keeps them', async () => {
    queue([report()]);
    await open(`?report=${FIRST}`);
    await userEvent.type(await screen.findByLabelText(/^Your comments/), 'Close the joins.');
    refuses('assignments', 'assess', 409, 'CONFLICT', 'This hand-in has already been reviewed.');
    await userEvent.click(screen.getByRole('button', { name: 'Send it back' }));
    expect(await screen.findByText('This hand-in has already been reviewed.')).toBeVisible();
    expect(screen.getByLabelText(/^Your comments/)).toHaveValue('Close the joins.');
    expect(sessionStorage.getItem(`plinth:draft:assess:${FIRST}:2`)).toContain('Close the joins.');
    cleanup();
    await open(`?report=${FIRST}`);
    expect(await screen.findByLabelText(/^Your comments/)).toHaveValue('Close the joins.');
  });

  it('API-211 shows the refusal and the new credits when the maximum points changed in the meantime, keeping the typed score', async () => {
    queue([report()]);
    await open(`?report=${FIRST}`);
    await userEvent.type(await screen.findByLabelText(/^Score/), '40');
    expect(screen.getByText('Brings 20 of 20 credits.')).toBeVisible();
    queue([report({ maxScore: 80 })]);
    refuses('assignments', 'assess', 409, 'CONFLICT', 'This task is scored out of 80 points by now.');
    await userEvent.click(screen.getByRole('button', { name: 'Finish the review' }));
    expect(await screen.findByText('This task is scored out of 80 points by now.')).toBeVisible();
    expect(await screen.findByText('Brings 10 of 20 credits.')).toBeVisible();
    expect(screen.getByLabelText(/^Score/)).toHaveValue('40');
  });

  it('API-211 IN_REVIEW is visible to the learner and leaves the hand-in open', async () => {
    queue([report()]);
    await open(`?report=${FIRST}`);
    const take = await screen.findByRole('button', { name: 'Take it into review' });
    const sent = answersBy('assignments', 'assess', () => {
      queue([report({ reviewStatus: 'IN_REVIEW' })]);
      return {
        report: {
          reportId: FIRST,
          userId: idOf('5'),
          nodeId: idOf('20'),
          reviewStatus: 'IN_REVIEW' as const,
          score: null,
          remark: null,
          submittedAt: '2026-11-19T12:00:00.000Z',
        },
      };
    });
    await userEvent.click(take);
    expect(await screen.findByText('The learner sees that it is being read.')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ reviewStatus: 'IN_REVIEW' });
    expect(screen.getByRole('button', { name: 'Finish the review' })).toBeVisible();
  });

  it('API-211 a completed review is shown read-only', async () => {
    queue([report({ reviewStatus: 'REVIEWED', score: 30, remark: 'Good joins.' })]);
    await open(`?status=all&report=${FIRST}`);
    expect(await screen.findByText('30 of 40 points')).toBeVisible();
    expect(screen.getByText('Good joins.')).toBeVisible();
    expect(screen.queryByLabelText(/^Score/)).toBeNull();
  });

  it("D-34 shows not found for a hand-in outside the caller's own groups", async () => {
    queue([]);
    await open(`?report=${FIRST}`);
    expect(await screen.findByRole('heading', { name: 'Hand-in not found' })).toBeVisible();
  });
});

describe('the typed review', () => {
  const typed = { score: '', remark: '', maxScore: 40, reviewStatus: 'REVIEWED' as const };
  it.each([
    ['', '', {}],
    ['0', ' Thin. ', { score: 0, outOf: 40, remark: 'Thin.' }],
    [' 40 ', '', { score: 40, outOf: 40 }],
    ['41', '', null],
    ['-1', '', null],
    ['12.5', '', null],
    ['ten', '', null],
  ])('API-211 score "%s" with comments "%s" is sent as %j', (score, remark, verdict) => {
    expect(judgeVerdict({ ...typed, score, remark }).verdict).toEqual(verdict);
  });

  it('API-211 cannot send a hand-in back without comments', () => {
    expect(judgeVerdict({ ...typed, reviewStatus: 'REJECTED' }).verdict).toBeNull();
    expect(judgeVerdict({ ...typed, remark: 'Close it.', reviewStatus: 'REJECTED' }).verdict).toEqual({
      remark: 'Close it.',
    });
  });
});
