import type { LeadMentorDashboard, LedSession } from '@plinth/domain/lead-mentors/session-stats';
import type { WrittenTip } from '@plinth/domain/tips/tip';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aCohort, COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { officeSessionOf } from '../../../../test/office-sessions.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, answersBy, refuses, server } from '../../../../test/server.ts';
import { DashboardPage } from './DashboardPage.tsx';

const id = (last: number) => `019dabcd-0000-7000-8000-00000000020${last}`;
const NEXT = id(1);
const HELD = id(2);

const ITEMS = [
  { itemId: 'model', title: 'Open the models', isDone: true },
  { itemId: 'room', title: 'Be in the room early', isDone: false },
];
const aDashboard = (more: Partial<LeadMentorDashboard> = {}): LeadMentorDashboard => ({
  cohort: aCohort(),
  nextSession: {
    liveSessionId: NEXT,
    nodeId: id(5),
    namespace: 'LEARNING',
    title: 'Clash review',
    startDate: inDays(2),
    endDate: inDays(2.1),
    sessionStatus: 'CREATED',
  },
  preSessionChecklist: ITEMS,
  sessionStats: { total: 2, held: 1, missed: 0, attendance: null, rating: null },
  learnerCount: 24,
  ...more,
});
const SESSIONS: LedSession[] = [
  {
    liveSessionId: HELD,
    title: 'Shared coordinates',
    startDate: inDays(-5),
    endDate: inDays(-4.9),
    sessionStatus: 'COMPLETED',
    attendance: { attended: 18, total: 24, percentage: 75 },
    rating: { average: 4.4, count: 11 },
  },
  {
    liveSessionId: NEXT,
    title: 'Clash review',
    startDate: inDays(2),
    endDate: inDays(2.1),
    sessionStatus: 'CREATED',
    attendance: null,
    rating: null,
  },
];
const TIP: WrittenTip = {
  tipId: id(7),
  liveSessionId: HELD,
  content: 'Bring **your section**.',
  attachments: [{ documentId: id(8), name: 'brief.pdf' }],
  createdAt: inDays(-5),
};
const week = {
  days: Array.from({ length: 7 }, (_, day) => ({
    date: `2026-05-0${4 + day}`.replace('010', '10'),
    events:
      day === 1
        ? [
            {
              cohortId: COHORT_ID,
              liveSessionId: NEXT,
              title: 'Clash review',
              startDate: '2026-05-05T13:30:00.000Z',
              endDate: '2026-05-05T15:00:00.000Z',
              sessionStatus: 'CREATED' as const,
            },
          ]
        : [],
  })),
};

beforeEach(() => {
  sessionStorage.clear();
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  answers('leadMentors', 'readDashboard', aDashboard());
  answers('leadMentors', 'readSessionStats', {
    sessions: SESSIONS,
    averages: { attendance: SESSIONS[0]?.attendance ?? null, rating: SESSIONS[0]?.rating ?? null },
  });
  answers('calendar', 'readMentorWeek', week);
  answers('mentors', 'listGroups', {
    groups: [
      { groupId: id(3), title: 'Group North', guide: { userId: id(4), firstName: 'Ravi' }, learnerCount: 12 },
      { groupId: id(6), title: 'Group South', guide: null, learnerCount: 1 },
    ],
  });
  answers('tips', 'list', { tips: [TIP], total: 1 });
});

const render = () => renderPage(<DashboardPage cohortId={COHORT_ID} />);
const panel = (name: string) => screen.findByRole('region', { name });

it('API-227 every group is listed with its guide and its number of learners', async () => {
  await render();
  const groups = within(await panel('Groups'));
  expect((await groups.findByText('Group North')).closest('li')).toHaveTextContent('Ravi · 12 learners');
  expect(groups.getByText('Group South').closest('li')).toHaveTextContent('No guide yet · 1 learner');
  expect(groups.getByRole('link', { name: 'hand-ins' })).toHaveAttribute(
    'href',
    `/mentor/${COHORT_ID}/task-assessment`,
  );
  expect(groups.getByRole('link', { name: 'queries' })).toHaveAttribute(
    'href',
    `/mentor/${COHORT_ID}/queries`,
  );
});

it('API-191 ROUTE-40 the next session is shown with a link to its page, its checklist and its progress', async () => {
  await render();
  const next = within(await panel('Next session'));
  expect(await next.findByRole('heading', { name: 'Clash review' })).toBeVisible();
  expect(next.getByText('The room opens 15 minutes before.')).toBeVisible();
  expect(next.queryByRole('link', { name: 'Open the room' })).toBeNull();
  expect(next.getByRole('link', { name: 'Read its page' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^/lm/${COHORT_ID}/curriculum\\?.*cid=${id(5)}`)),
  );
  expect(next.getByRole('checkbox', { name: 'Open the models' })).toBeChecked();
  expect(next.getByRole('checkbox', { name: 'Be in the room early' })).not.toBeChecked();
  expect(next.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 2 done');
  expect(screen.getByText('24 learners in this cohort')).toBeVisible();
});

it('API-191 API-154 once the school provides the join link, the room can be opened', async () => {
  const { nextSession } = aDashboard();
  answers(
    'leadMentors',
    'readDashboard',
    aDashboard({
      nextSession: nextSession && {
        ...nextSession,
        sessionStatus: 'ONGOING',
        joinLink: 'https://meet.plinth.test/a',
      },
    }),
  );
  await render();
  const next = within(await panel('Next session'));
  expect(await next.findByRole('link', { name: 'Open the room' })).toHaveAttribute(
    'href',
    'https://meet.plinth.test/a',
  );
  expect(next.getByText('Live now')).toBeVisible();
});

it('API-191 without an upcoming session it says so, and there is nothing to tick', async () => {
  answers('leadMentors', 'readDashboard', aDashboard({ nextSession: null, preSessionChecklist: [] }));
  await render();
  expect(await screen.findByText(/You have no session ahead/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('API-197 a tick shows before it is saved, and is sent with its session', async () => {
  let isAnswered = false;
  const asked = answersBy('leadMentors', 'completeChecklistItem', async () => {
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Be in the room early' })).toBeChecked());
    isAnswered = true;
    return { preSessionChecklist: ITEMS.map((item) => ({ ...item, isDone: true })) };
  });
  await render();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Be in the room early' }));
  await waitFor(() => expect(isAnswered).toBe(true));
  expect(asked.map(({ body }) => body)).toEqual([
    { cohortId: COHORT_ID, liveSessionId: NEXT, itemId: 'room', isDone: true },
  ]);
  expect(await screen.findByText('All done')).toBeVisible();
});

it('API-197 a tick that the school refuses is reverted with a message', async () => {
  refuses('leadMentors', 'completeChecklistItem', 404, 'NOT_FOUND', 'Session not found.');
  await render();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Be in the room early' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That was not saved. Session not found.');
  expect(screen.getByRole('checkbox', { name: 'Be in the room early' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Open the models' })).toBeChecked();
});

it('API-193 the sessions are summarised and listed one by one, with unknown figures as dashes', async () => {
  await render();
  const sessions = within(await panel('Your sessions'));
  expect(await sessions.findByText('75%')).toBeVisible();
  expect(sessions.getByText('of 5, 11 ratings').parentElement).toHaveTextContent('4.4 of 5, 11 ratings');
  const rows = sessions.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows[1]).toMatch(/Shared coordinates.*Completed18 of 244\.4 \(11\)$/);
  expect(rows[2]).toMatch(/Clash review.*Pending––$/);
});

it('API-193 before any attendance or rating was recorded, the figures say so', async () => {
  answers('leadMentors', 'readSessionStats', {
    sessions: SESSIONS.slice(1),
    averages: { attendance: null, rating: null },
  });
  await render();
  const sessions = within(await panel('Your sessions'));
  expect(await sessions.findByText('not recorded yet')).toBeVisible();
  expect(sessions.getByText('no ratings yet')).toBeVisible();
});

it('API-192 the week names its days and links to its sessions, the weeks before and after it and all cohorts', async () => {
  await render();
  const own = within(await panel('Your week'));
  expect(await own.findByRole('link', { name: 'Clash review' })).toHaveAttribute(
    'href',
    `/lm/${COHORT_ID}/dashboard?session=${NEXT}#tips`,
  );
  for (const day of ['Mon 04', 'Tue 05', 'Wed 06', 'Thu 07', 'Fri 08', 'Sat 09', 'Sun 10'])
    expect(own.getByText(day)).toBeVisible();
  const [before, after] = ['Previous week', 'Next week'].map(
    (name) =>
      String(own.getByRole('link', { name }).getAttribute('href')).match(/\?week=(\d{4}-\d\d-\d\d)$/)?.[1],
  );
  expect(Date.parse(String(after)) - Date.parse(String(before))).toBe(14 * 86_400_000);
  expect(own.getByRole('link', { name: 'All your cohorts' })).toHaveAttribute(
    'href',
    `/lm/${COHORT_ID}/dashboard?of=all`,
  );
  expect(own.getByText(/^Times in /)).toBeVisible();
});

it('API-198 ENTITY-18 tips are shown with their session, text and files', async () => {
  await render();
  const tips = within(await screen.findByRole('region', { name: 'Your tips' }));
  const [first] = await tips.findAllByRole('listitem');
  if (!first) throw new Error('no tip is drawn');
  const tip = within(first);
  expect(tip.getByText('Shared coordinates')).toBeVisible();
  expect(tip.getByText('your section').tagName).toBe('STRONG');
  expect(tip.getByRole('button', { name: 'Download brief.pdf' })).toBeVisible();
});

it('API-199 a tip is written for the next session; an empty one is not sent', async () => {
  const asked = answersBy('tips', 'write', ({ body }) => ({
    tip: { ...TIP, tipId: id(9), liveSessionId: NEXT, content: String(body.content), attachments: [] },
  }));
  await render();
  const form = within(await screen.findByRole('form', { name: 'New tip' }));
  fireEvent.click(form.getByRole('button', { name: 'Post the tip' }));
  expect(await form.findByText(/This field is required/)).toBeVisible();
  expect(asked).toEqual([]);
  fireEvent.change(form.getByRole('textbox'), { target: { value: 'Open the model before.' } });
  fireEvent.click(form.getByRole('button', { name: 'Post the tip' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toEqual({
    liveSessionId: NEXT,
    content: 'Open the model before.',
    clientId: expect.any(String),
  });
  await waitFor(() => expect(form.getByRole('textbox')).toHaveValue(''));
});

it.each([
  ['the last one that was held is chosen before one that was called off', SESSIONS[0], 'Was held'],
  ['one that was called off is not said to have been held', undefined, 'Called off; it was planned for'],
])('API-199 without a session ahead %s', async (_what, held, begins) => {
  const off: LedSession = {
    ...(SESSIONS[1] as LedSession),
    sessionStatus: 'RESCHEDULED',
    startDate: inDays(-1),
    endDate: inDays(-0.9),
  };
  answers('leadMentors', 'readSessionStats', {
    sessions: held ? [held, off] : [off],
    averages: { attendance: null, rating: null },
  });
  await render();
  const tips = within(await panel('Tips for a session'));
  expect(await tips.findByText(new RegExp(`^${begins} `))).toBeVisible();
});

it('API-199 a tip that could not be sent stays in the field, is resent with the same client id, and is kept when the page reopens', async () => {
  const names: unknown[] = [];
  server.use(
    http.post('*/dashboard/tip', async ({ request }) => {
      names.push(((await request.json()) as { clientId: string }).clientId);
      return HttpResponse.json(
        { status: 409, code: 'CONFLICT', message: 'The school is busy.' },
        { status: 409 },
      );
    }),
  );
  const { unmount } = await render();
  const form = within(await screen.findByRole('form', { name: 'New tip' }));
  fireEvent.change(form.getByRole('textbox'), { target: { value: 'Kept' } });
  fireEvent.click(form.getByRole('button', { name: 'Post the tip' }));
  expect(await form.findByText('The school is busy.')).toBeVisible();
  fireEvent.click(form.getByRole('button', { name: 'Post the tip' }));
  await waitFor(() => expect(names).toHaveLength(2));
  expect(new Set(names).size).toBe(1);
  unmount();
  await render();
  expect(within(await screen.findByRole('form', { name: 'New tip' })).getByRole('textbox')).toHaveValue(
    'Kept',
  );
});

it('API-199 words added after a lost answer are not taken for posted: the earlier tip is listed, and they stay in the field', async () => {
  const tips = [TIP];
  answersBy('tips', 'list', () => ({ tips: [...tips], total: tips.length }));
  let isLost = true;
  answersBy('tips', 'write', ({ body }) => {
    const content = String(body.content);
    if (isLost) tips.unshift({ ...TIP, tipId: id(9), liveSessionId: NEXT, content, attachments: [] });
    if (isLost) throw HttpResponse.error();
    return { tip: tips[0] ?? TIP };
  });
  await render();
  const form = within(await screen.findByRole('form', { name: 'New tip' }));
  fireEvent.change(form.getByRole('textbox'), { target: { value: 'Open the model.' } });
  fireEvent.click(form.getByRole('button', { name: 'Post the tip' }));
  expect(await form.findByText(/No connection to the school/)).toBeVisible();
  isLost = false;
  fireEvent.change(form.getByRole('textbox'), { target: { value: 'Open the model. Bring a pen.' } });
  fireEvent.click(form.getByRole('button', { name: 'Post the tip' }));
  expect(await form.findByText(/An earlier version was already sent/)).toBeVisible();
  expect(form.getByRole('textbox')).toHaveValue('Open the model. Bring a pen.');
  expect(await within(await panel('Your tips')).findByText('Open the model.')).toBeVisible();
});

it('API-191 API-192 API-193 API-198 each part that cannot be loaded reports it on its own and offers a retry', async () => {
  refuses('leadMentors', 'readDashboard', 400, 'BAD_REQUEST', 'No dashboard.');
  refuses('leadMentors', 'readSessionStats', 400, 'BAD_REQUEST', 'No sessions.');
  refuses('calendar', 'readMentorWeek', 400, 'BAD_REQUEST', 'No week.');
  await render();
  for (const text of ['No dashboard.', 'No week.']) expect(await screen.findByText(text)).toBeVisible();
  expect(await screen.findAllByText('No sessions.')).toHaveLength(2);
  answers('leadMentors', 'readDashboard', aDashboard());
  fireEvent.click(within(await panel('Next session')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Clash review' })).toBeVisible();
});

it('API-191 ROLE-34 a user who does not lead the cohort is told so once, with a link to their own hub', async () => {
  refuses('leadMentors', 'readDashboard', 403, 'FORBIDDEN', 'This is for mentors.');
  await render();
  expect(await screen.findByRole('heading', { name: 'This is for the cohort’s lead mentors' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your hub' })).toHaveAttribute('href', '/learner-hub');
  expect(screen.queryByRole('region')).toBeNull();
});

it('COHORT-02 a lead mentor moves an upcoming session after a preview of who is notified', async () => {
  const session = officeSessionOf({
    liveSessionId: NEXT,
    title: 'Clash review',
    sessionStatus: 'CREATED',
    startDate: '2030-11-20T08:30:00.000Z',
    endDate: '2030-11-20T09:30:00.000Z',
  });
  answers('officeSessions', 'listOwn', {
    sessions: [session],
    timeZone: 'Asia/Kolkata',
    mayMove: true,
  });
  const to = '2030-11-21T08:30:00.000Z';
  const asked = answers('officeMoves', 'previewOwn', {
    moves: [{ kind: 'SESSION', id: NEXT, title: 'Clash review', from: session.startDate, to }],
    timeZone: 'Asia/Kolkata',
    learners: 24,
    mentors: ['Lena Test'],
    courseStart: null,
    courseEnd: null,
    outside: [],
    stamp: 'as-shown',
  });
  const moved = answers('officeMoves', 'moveOwn', { moved: 1, told: 25 });
  await renderPage(<DashboardPage cohortId={COHORT_ID} />);
  fireEvent.click(await screen.findByText('Sessions ahead, to move: 1'));
  fireEvent.click(await screen.findByRole('button', { name: 'Move Clash review' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Move “Clash review”' }));
  fireEvent.change(sheet.getByLabelText('New day'), { target: { value: '2030-11-21' } });
  expect(await sheet.findByText(/24 learners and Lena Test are notified once/)).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({ to });
  fireEvent.click(sheet.getByRole('button', { name: 'Move and tell them' }));
  await waitFor(() => expect(moved.at(-1)?.body).toEqual({ to, stamp: 'as-shown' }));
});
