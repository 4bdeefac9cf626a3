import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../test/people.ts';
import { COHORT, type Facts, INTEREST, learner, open, stand } from '../../../test/placement-standing.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, answersBy, refuses } from '../../../test/server.ts';
import { keepTimeZone } from '../../data/time-zone.ts';

// The pages are loaded lazily; importing them here keeps tests from waiting for their files.
import './form/EditFormPage.tsx';
import './form/InterestFormPage.tsx';
import './home/HomePage.tsx';

/** The heading is present while the page loads, and again once it has loaded. */
const seesHeading = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible());

describe('placement hub redirects', () => {
  it.each([
    ['PLACE-07', '/interest-form', { formIn: -1 }, '/placement-hub'],
    ['PLACE-07', '/interest-form/edit', { formIn: -1 }, '/placement-hub'],
    ['PLACE-08', '/self-placed', { status: 'NOT_ELIGIBLE_FOR_PLACEMENT' }, '/placement-hub'],
    ['PLACE-09', '/interest-form', { startIn: -1 }, '/placement-hub'],
    [
      'PLACE-10',
      '',
      { status: 'ELIGIBLE_BUT_FORM_NOT_FILLED', noticePeriod: null },
      '/placement-hub/interest-form',
    ],
    [
      'PLACE-10',
      '/self-placed',
      { status: 'NOT_INTERESTED_IN_PLACEMENT', noticePeriod: null },
      '/placement-hub/interest-form',
    ],
  ] as [string, string, Facts, string][])('%s from %s with %j to %s', async (_id, page, facts, path) => {
    const router = open(page, facts);
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(router.state.location.searchStr).toBe(`?cohortId=${COHORT}`);
    await seesHeading(path === '/placement-hub' ? 'Placement hub' : 'Placement form');
  });

  it.each([
    ['', { status: 'PLACEMENT_FORM_NOT_FILLED', noticePeriod: null }, 'Placement hub'],
    ['', { noticePeriod: 0 }, 'Placement hub'],
    ['/interest-form', { status: 'PLACEMENT_FORM_NOT_FILLED', noticePeriod: null }, 'Placement form'],
    ['/interest-form/edit', {}, 'Change your answers'],
  ] as [string, Facts, string][])(
    'PLACE-06 ROUTE-73 ROUTE-78 %s with %j is not redirected',
    async (page, facts, title) => {
      const router = open(page, facts);
      await seesHeading(title);
      expect(router.state.location.pathname).toBe(`/placement-hub${page}`);
      await waitFor(() => expect(document.title).toBe(`${title} | Plinth`));
    },
  );

  it('ROUTE-82 D-11 an address without a cohort opens the placement-hub cohort', async () => {
    renderRoute('/placement-hub', learner);
    stand({});
    await seesHeading('Placement hub');
    expect(await screen.findByRole('link', { name: 'Applications' })).toHaveAttribute(
      'href',
      `/placement-hub/applications?cohortId=${COHORT}`,
    );
  });

  it('PLACE-03 a learner without a placement-hub cohort is told why', async () => {
    renderRoute('/placement-hub', learner);
    stand({ placementCohortId: null });
    await seesHeading('There is no placement for you yet');
  });

  it("ROLE-34 another cohort's hub is closed, and says so", async () => {
    renderRoute(`/placement-hub?cohortId=${idOf('f')}`, learner);
    stand({});
    refuses('placement', 'readBannerType', 403, 'FORBIDDEN', 'You are not a member of this cohort.');
    await seesHeading('This placement hub is not open to you');
    expect(screen.getByText('You are not a member of this cohort.')).toBeVisible();
  });

  it('D-32 a newcomer is told that the course has not begun for them', async () => {
    renderRoute(`/placement-hub?cohortId=${COHORT}`, learner);
    stand({ state: 'UPCOMING' });
    refuses('placement', 'readBannerType', 403, 'FORBIDDEN', 'Your place in this cohort does not open this.');
    await seesHeading('This placement hub is not open to you');
    expect(screen.getByText(/^The course has not begun for you yet\./)).toBeVisible();
  });

  it('D-33 a blocked learner gets a link to billing', async () => {
    renderRoute(`/placement-hub?cohortId=${COHORT}`, learner);
    stand({});
    refuses('placement', 'readBannerType', 403, 'COHORT_ACCESS_BLOCKED', 'Your access is blocked.');
    await seesHeading('Your access to this course is blocked');
    expect(screen.getByRole('link', { name: 'Go to billing' })).toHaveAttribute('href', '/billing');
  });

  it('API-266 offers another try when the data for the redirect cannot be loaded', async () => {
    renderRoute(`/placement-hub?cohortId=${COHORT}`, learner);
    stand({});
    refuses('placement', 'readBannerType', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answers('placement', 'readBannerType', { bannerType: 'ELIGIBLE_FOR_PLACEMENT' });
    await userEvent.click(retry);
    await seesHeading('Placement hub');
  });

  it('ROUTE-73 an unknown address says that there is no page', async () => {
    open('/elsewhere');
    expect(await screen.findByText('There is no page here')).toBeVisible();
  });
});

describe('the home page of the placement hub', () => {
  it("API-274 API-270 API-273 shows the learner's status, the counts, and which requirement is missing", async () => {
    open('');
    expect(await screen.findByRole('heading', { name: 'Where you stand' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fill in the form' })).toHaveAttribute(
      'href',
      `/placement-hub/interest-form?cohortId=${COHORT}`,
    );
    const counts = within(await screen.findByRole('navigation', { name: 'How much there is' }));
    expect(counts.getByRole('link', { name: /Openings for you/ })).toHaveTextContent('4');
    expect(counts.getByRole('link', { name: /Offers/ })).toHaveTextContent('1');
    const needed = within(await screen.findByRole('region', { name: 'Requirements' }));
    expect((await needed.findByText('No payment is overdue')).closest('li')).toHaveTextContent('Not met');
    const said = within(screen.getByRole('region', { name: 'Your answers' }));
    expect(await said.findByText('₹6,50,000')).toBeVisible();
    expect(said.getByRole('link', { name: 'Change it' })).toBeVisible();
  });

  it("API-274 shows the form's last day and the openings' first day in the school's zone, whatever the reader's zone", async () => {
    keepTimeZone('Pacific/Auckland');
    const details = {
      placementFormDate: '2099-12-10T18:29:59.999Z',
      placementStartDate: '2099-12-20T18:30:00.000Z',
    };
    open('', { details });
    const dates = within(await screen.findByRole('list', { name: 'Dates of the placement' }));
    expect(dates.getByText('10 December, 2099')).toBeVisible();
    expect(dates.getByText('21 December, 2099')).toBeVisible();
    expect(screen.queryByText(/Times in/)).toBeNull();
    keepTimeZone(null);
  });

  it('PLACE-09 shows the answers once placement has begun, without offering to change them', async () => {
    open('', { startIn: -1 });
    const said = within(await screen.findByRole('region', { name: 'Your answers' }));
    expect(await said.findByText('₹6,50,000')).toBeVisible();
    expect(said.queryByRole('link', { name: 'Change it' })).toBeNull();
  });

  it('API-275 opting out requires a confirmation and is then saved', async () => {
    open('', { status: 'PLACEMENT_FORM_NOT_FILLED', noticePeriod: null });
    await userEvent.click(await screen.findByRole('button', { name: 'I am not interested' }));
    const asked = answersBy('placement', 'saveInterest', () => ({
      interest: { ...INTEREST, interestedInPlacements: false },
      status: 'NOT_INTERESTED_IN_PLACEMENT' as const,
    }));
    await userEvent.click(await screen.findByRole('button', { name: 'Opt out' }));
    await waitFor(() => expect(asked[0]?.body).toEqual({ interestedInPlacements: false }));
  });

  it('PLACE-05 a learner who opted out can hide the hub for good', async () => {
    const router = open('', { status: 'NOT_INTERESTED_IN_PLACEMENT' });
    answers('cohorts', 'listUserCohortData', { courses: [] });
    answers('publicCourses', 'listCourses', { courses: [] });
    const asked = answers('placement', 'saveInterest', {
      interest: { ...INTEREST, closeInterestPopup: true },
      status: 'NOT_INTERESTED_IN_PLACEMENT',
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Do not show it again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/learner-hub'));
    expect(asked[0]?.body).toEqual({ closeInterestPopup: true });
  });

  it('API-272 shows a nudge as a link', async () => {
    open('');
    answers('placement', 'listNudges', {
      nudges: [
        {
          nudgeId: 'placement-form:x',
          title: 'Fill in the placement form',
          text: 'It can be filled in until 3 May, 2026.',
          link: `/placement-hub/interest-form?cohortId=${COHORT}`,
        },
      ],
    });
    expect(await screen.findByRole('link', { name: 'Fill in the placement form' })).toBeVisible();
  });

  it('API-268 a message to the team is sent and the form cleared; an empty one shows what is missing', async () => {
    open('');
    const form = within(await screen.findByRole('form', { name: 'Write to the placement team' }));
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findByText('This field is required')).toBeVisible();
    const asked = answers('placement', 'contactTeam', { sent: true });
    await userEvent.type(form.getByLabelText(/Message/), 'My notice period is shorter now.');
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findByText('Your message is with the placement team.')).toBeVisible();
    expect(asked[0]?.body).toEqual({ cohortId: COHORT, message: 'My notice period is shorter now.' });
    expect(form.getByLabelText(/Message/)).toHaveValue('');
  });
});
