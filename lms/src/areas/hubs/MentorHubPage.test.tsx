import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { courseOf, idOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, answersBy, refuses } from '../../../test/server.ts';

const at = (key: 'START_DATE' | 'COURSE_UNLOCKED' | 'COURSE_COMPLETION_DATE', days: number) => ({
  key,
  meta: { time: new Date(Date.now() + days * 86_400_000).toISOString() },
});
const running = courseOf({
  end: 'a',
  cohort: { timelines: [at('START_DATE', -30), at('COURSE_COMPLETION_DATE', 90)] },
});
const coming = courseOf({
  end: 'b',
  cohort: { timelines: [at('COURSE_UNLOCKED', 10), at('COURSE_COMPLETION_DATE', 200)] },
});
const over = courseOf({
  end: 'd',
  cohort: { timelines: [at('START_DATE', -200), at('COURSE_COMPLETION_DATE', -9)] },
});
const courses = [running, coming, over];

const waiting = (cohortId: string) => ({
  greetingName: 'Asha',
  profileStatus: 'COMPLETED' as const,
  cohorts: [
    {
      cohortId,
      courseTitle: 'Course a',
      openQueries: 1,
      tasksToAssess: 6,
      nextSession: {
        liveSessionId: idOf('51'),
        title: 'Clash detection, live',
        startDate: '2027-01-04T04:30:00.000Z',
        endDate: '2027-01-04T05:30:00.000Z',
      },
    },
  ],
});
beforeEach(() => {
  answers('mentors', 'readPage', { ...waiting(''), cohorts: [] });
});

const cardOf = (title: string) => screen.findByRole('listitem', { name: title });

describe.each([
  ['/ig-hub', 'ig-hub', 'INDUSTRIAL_GUIDE', 'ROUTE-44 ROLE-09', 'IG Hub | Plinth'],
  ['/mentor-hub', 'mentor-hub', 'LEAD_MENTOR', 'ROUTE-45 ROLE-10', 'Mentor Hub | Plinth'],
] as const)('%s', (path, source, role, ids, title) => {
  const mentor = personOf({ roles: [role] });

  it(`${ids} HUB-05 HUB-33 it shows Ongoing, Upcoming and Completed and opens on Ongoing`, async () => {
    const asked = answersBy('cohorts', 'listUserCohortData', () => ({ courses }));
    renderRoute(path, mentor);
    const tabs = within(await screen.findByRole('navigation', { name: 'Show courses' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Ongoing1', 'Upcoming1', 'Completed1']);
    expect(tabs[0]).toHaveAttribute('aria-current', 'page');
    expect(await cardOf('Course a')).toBeVisible();
    expect(screen.queryByText('Course b')).toBeNull();
    expect(asked[0]?.query.get('source')).toBe(source);
    expect(document.title).toBe(title);
  });

  it('CARD-10 CARD-12 CARD-13 CARD-14 CARD-15 cohorts are sorted into the tabs by their dates', async () => {
    answers('cohorts', 'listUserCohortData', { courses });
    renderRoute(path, mentor);
    await userEvent.click(await screen.findByRole('link', { name: /^Upcoming/ }));
    expect(await cardOf('Course b')).toHaveTextContent('Upcoming');
    await userEvent.click(screen.getByRole('link', { name: /^Completed/ }));
    expect(await cardOf('Course d')).toHaveTextContent('Completed');
  });

  it('API-189 D-92 the card of a cohort shows its next session and its pending work, each number with the list of exactly these', async () => {
    const { cohortId } = running.cohort;
    answers('cohorts', 'listUserCohortData', { courses });
    answers('mentors', 'readPage', waiting(cohortId));
    renderRoute(path, mentor);
    const card = within(await cardOf('Course a'));
    expect(await card.findByRole('link', { name: '1 open query' })).toHaveAttribute(
      'href',
      `/mentor/${cohortId}/queries?assigned=me-or-nobody`,
    );
    expect(card.getByRole('link', { name: '6 hand-ins to assess' })).toHaveAttribute(
      'href',
      `/mentor/${cohortId}/task-assessment`,
    );
    expect(card.getByText(/^Next session: Clash detection, live/)).toBeVisible();
  });

  it('CARD-26 a mentor sees the state of the cohort once, without a separate status chip', async () => {
    answers('cohorts', 'listUserCohortData', { courses });
    renderRoute(path, mentor);
    expect(within(await cardOf('Course a')).getAllByText('Ongoing')).toHaveLength(1);
  });

  it('without a cohort it says that none is assigned yet', async () => {
    answers('cohorts', 'listUserCohortData', { courses: [] });
    renderRoute(path, mentor);
    expect(await screen.findByText('No cohort is assigned to you yet')).toBeVisible();
  });

  it('a learner who opens it reads the refusal, with a link to their own hub', async () => {
    refuses('cohorts', 'listUserCohortData', 403, 'FORBIDDEN', 'This hub is for mentors.');
    renderRoute(path, personOf());
    expect(await screen.findByText('This hub is for mentors.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your hub' })).toHaveAttribute('href', '/learner-hub');
  });
});
