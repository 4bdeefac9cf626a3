import type { CalendarEvent } from '@plinth/domain/calendar/calendar-event';
import type { LearnerDashboard } from '@plinth/domain/dashboards/learner-dashboard';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, aPlace, COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { CalendarPage } from './CalendarPage.tsx';

/** The parts of a dialog are loaded when it is opened. */

const id = (n: number) => `019dabcd-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`;

const aSession = (n: number, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  nodeId: id(n),
  type: 'LIVE_SESSION',
  namespace: 'LEARNING',
  title: `Session ${n}`,
  startDate: '2026-05-07T10:00:00.000Z',
  endDate: '2026-05-07T11:00:00.000Z',
  sessionStatus: 'CREATED',
  ...more,
});

const aDashboard = (more: Partial<LearnerDashboard> = {}): LearnerDashboard => ({
  showCoachmarks: false,
  attendance: { attended: 0, total: 0, percentage: 0 },
  cards: [],
  creditHealth: { key: 'NO_UPDATE_FOR_LAST_WEEK', value: 0 },
  upcomingSession: null,
  ...more,
});

const show = (more: Partial<Parameters<typeof CalendarPage>[0]> = {}) =>
  renderPage(
    <CalendarPage cohortId={COHORT_ID} shown="month" month="2026-05" weekStart="2026-05-04" {...more} />,
  );
const dayOf = async (name: RegExp) =>
  (await screen.findByText(name, { selector: 'time *' })).closest('li') as HTMLElement;
const aFeed = (n: number) => ({
  feedId: id(n),
  url: `https://school.test/v1/client/public/calendar-feed/secret-${n}/plinth.ics`,
  createdAt: inDays(-1),
  lastReadAt: null,
});

beforeEach(() => {
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  answers('cohorts', 'readCohortUserData', aPlace());
  answers('dashboards', 'readDashboard', aDashboard());
  answers('calendar', 'listEvents', { events: [] });
  answers('calendar', 'readFeed', { feed: null });
});

describe('the month view of the calendar', () => {
  it('CONST-36 API-156 requests whole weeks, Monday to Sunday', async () => {
    const asked = answers('calendar', 'listEvents', { events: [] });
    await show();
    expect(await screen.findByText('Nothing is planned in May 2026.')).toBeInTheDocument();
    expect([asked[0]?.query.get('from'), asked[0]?.query.get('to')]).toEqual(['2026-04-27', '2026-05-31']);
  });

  it.each([
    ['CURR-05', 'CREATED', 'Pending'],
    ['CURR-06', 'ONGOING', 'Live'],
    ['CURR-07', 'COMPLETED', 'Completed'],
    ['CURR-08', 'RESCHEDULED', 'Missed'],
  ] as const)('%s a session that is %s is labelled %s on its day', async (_id, sessionStatus, label) => {
    answers('calendar', 'listEvents', { events: [aSession(1, { sessionStatus })] });
    await show();
    const day = within(await dayOf(/Thursday,? 7 May, 1 entry/));
    expect(day.getByText(new RegExp(label))).toBeInTheDocument();
    expect(day.getByRole('link', { name: 'Session 1' })).toHaveAttribute(
      'href',
      `/learn/${COHORT_ID}/curriculum?mid=${id(1)}&cid=${id(1)}`,
    );
  });

  it('API-154 the join link is shown only for a session whose link the server provides', async () => {
    answers('calendar', 'listEvents', {
      events: [aSession(1, { joinLink: 'https://meet.test/one' }), aSession(2)],
    });
    await show();
    const day = within(await dayOf(/Thursday,? 7 May, 2 entries/));
    expect(day.getAllByRole('link', { name: /^Join/ })).toHaveLength(1);
    expect(day.getByRole('link', { name: /^Join/ })).toHaveAttribute('href', 'https://meet.test/one');
  });

  it('API-154 a booked interview links to the evaluation day, and a completed hand-in is not shown as late', async () => {
    const due = { startDate: '2026-05-07T04:30:00.000Z', endDate: '2026-05-07T04:30:00.000Z' };
    const task = { ...due, type: 'ASSIGNMENT', sessionStatus: null } as const;
    answers('calendar', 'listEvents', {
      events: [
        aSession(1, { namespace: 'REVIEW_DAY', title: 'Your interview', intervieweeId: id(9) }),
        aSession(2, { ...task, title: 'Handed in', isDone: true }),
        aSession(3, { ...task, title: 'Left open', isDone: false }),
      ],
    });
    await show();
    const day = within(await dayOf(/Thursday,? 7 May, 3 entries/));
    expect(day.getByRole('link', { name: 'Your interview' })).toHaveAttribute(
      'href',
      `/learn/${COHORT_ID}/evaluation-day`,
    );
    expect(day.getByRole('link', { name: 'Handed in' }).closest('li')).toHaveTextContent(/^Done, due/);
    expect(day.getByRole('link', { name: 'Left open' }).closest('li')).toHaveTextContent(/^Was due/);
  });

  it('API-154 an open page loads again when a session begins', async () => {
    let start = 0;
    answersBy('calendar', 'listEvents', () => {
      const isFirst = start === 0;
      if (isFirst) start = Date.now() + 1_000;
      return {
        events: [
          aSession(1, {
            startDate: new Date(start).toISOString(),
            endDate: new Date(start + 3_600_000).toISOString(),
            sessionStatus: isFirst ? 'CREATED' : 'ONGOING',
          }),
        ],
      };
    });
    await show({ month: new Date().toISOString().slice(0, 7) });
    expect(await screen.findByText(/Pending/)).toBeInTheDocument();
    expect(await screen.findByText(/Live/, { selector: 'span' })).toBeInTheDocument();
  }, 20_000);

  it('CONST-34 the month picker reaches 14 months back', async () => {
    await show();
    const values = within(await screen.findByRole('combobox', { name: 'Month' }))
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value);
    const now = new Date();
    const back = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 14, 15))
      .toISOString()
      .slice(0, 7);
    expect(values).toContain(back);
    expect(values).toContain('2026-05');
    expect(values).toEqual([...values].sort().reverse());
  });

  it('a month that cannot be loaded says so and can be loaded again, while the rest stays', async () => {
    refuses('calendar', 'listEvents', 400, 'BAD_REQUEST', 'The calendar is being moved.');
    await show();
    const panel = within(await screen.findByRole('region', { name: 'May 2026' }));
    expect(await panel.findByText('The calendar is being moved.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Get the address' })).toBeInTheDocument();
    answers('calendar', 'listEvents', { events: [aSession(1)] });
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByRole('link', { name: 'Session 1' })).toBeInTheDocument();
  });

  it('CONST-37 without a planned session the next Thursday is named as the next one', async () => {
    await show();
    expect(await screen.findByText(/the next is Thu \d+ \w+\./)).toBeInTheDocument();
  });

  it.each([
    {
      when: 'has not started',
      days: [10, 100],
      says: /starts on \d+ \w+, \d{4}\. .*the first is expected on Thu \d+ \w+\./,
    },
    {
      when: 'has ended',
      days: [-100, -10],
      says: 'The course has ended. No more live sessions are planned.',
    },
  ])(
    'CONST-37 a course that $when has no session next Thursday',
    async ({ days: [start = 0, end = 0], says }) => {
      answers('cohorts', 'readCohort', {
        cohort: aCohort({
          timelines: [
            { key: 'START_DATE', meta: { time: inDays(start) } },
            { key: 'COURSE_COMPLETION_DATE', meta: { time: inDays(end) } },
          ],
        }),
      });
      await show();
      expect(await screen.findByText(says)).toBeInTheDocument();
      expect(screen.queryByText(/the next is/)).toBeNull();
    },
  );
});

describe('the address for calendar apps', () => {
  const panel = async () => within(await screen.findByRole('region', { name: 'In your own calendar' }));

  it('is created on request, and can be copied', async () => {
    answers('calendar', 'makeFeed', { feed: aFeed(1) });
    const user = userEvent.setup();
    await show();
    await user.click(await (await panel()).findByRole('button', { name: 'Get the address' }));
    expect(await (await panel()).findByRole('textbox', { name: 'Private address' })).toHaveValue(
      aFeed(1).url,
    );
    await user.click((await panel()).getByRole('button', { name: 'Copy' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(aFeed(1).url));
    expect((await panel()).getByRole('link', { name: 'Open in a calendar app' })).toHaveAttribute(
      'href',
      aFeed(1).url.replace('https:', 'webcal:'),
    );
  });

  it('is renewed only after a confirmation, with the id of the one it replaces', async () => {
    answers('calendar', 'readFeed', { feed: aFeed(1) });
    const renewed = answers('calendar', 'renewFeed', { feed: aFeed(2) });
    await show();
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Renew' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Renew the address?' }));
    expect(renewed).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Renew' }));
    await waitFor(async () =>
      expect((await panel()).getByRole('textbox', { name: 'Private address' })).toHaveValue(aFeed(2).url),
    );
    expect(renewed.map(({ body }) => body)).toEqual([{ feedId: id(1) }]);
  });

  it('is removed after it was revoked', async () => {
    answers('calendar', 'readFeed', { feed: aFeed(1) });
    answers('calendar', 'revokeFeed', { feed: null });
    await show();
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Revoke' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the address?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await (await panel()).findByRole('button', { name: 'Get the address' })).toBeInTheDocument();
  });
});
