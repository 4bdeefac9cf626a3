import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, aPlace, COHORT_ID, inDays } from '../../test/a-cohort.ts';
import { renderPage } from '../../test/render-page.tsx';
import { answers, refuses } from '../../test/server.ts';
import { CohortFrame } from './CohortFrame.tsx';

const frame = (isPreview = false, page = 'dashboard') =>
  renderPage(
    <CohortFrame cohortId={COHORT_ID} page={page} isPreview={isPreview}>
      <p>The page itself</p>
    </CohortFrame>,
  );

const navigation = () => within(screen.getByRole('navigation', { name: 'Course' }));

beforeEach(() => {
  localStorage.clear();
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  answers('cohorts', 'readCohortUserData', aPlace());
});

describe('the side navigation of a cohort', () => {
  it('UI-13 a locked entry shows a lock, and an open one does not', async () => {
    await frame();
    const capstone = (await screen.findByText('Capstone')).closest('li') as HTMLElement;
    expect(within(capstone).getByTestId('lock')).toBeInTheDocument();
    const dashboard = navigation().getByRole('link', { name: 'Dashboard' }).closest('li') as HTMLElement;
    expect(within(dashboard).queryByTestId('lock')).toBeNull();
  });

  it('UI-14 a locked entry has no address, and clicking it does not navigate', async () => {
    await frame();
    await screen.findByText('Capstone');
    const capstone = navigation().getByRole('link', { name: /Capstone/ });
    expect(capstone).toHaveAttribute('aria-disabled', 'true');
    expect(capstone).not.toHaveAttribute('href');
    const before = location.href;
    await userEvent.click(capstone);
    expect(location.href).toBe(before);
  });

  it('UI-15 UI-16 UI-17 a locked capstone and evaluation day say Coming soon! in a tooltip, and take keyboard focus', async () => {
    await frame();
    await screen.findByText('Capstone');
    for (const name of [/Capstone/, /Evaluation day/]) {
      const entry = navigation().getByRole('link', { name });
      expect(entry).toHaveAccessibleDescription(/Coming soon!/);
      expect(entry).toHaveAttribute('tabindex', '0');
      expect(
        within(entry.closest('li') as HTMLElement).getByRole('tooltip', { hidden: true }),
      ).toHaveTextContent('Coming soon!');
    }
  });

  it('ROUTE-23 has no capstone entry for a course without a capstone', async () => {
    answers('cohorts', 'readCohort', {
      cohort: aCohort({ capstoneInfo: { ...aCohort().capstoneInfo, isCapstonePresent: false } }),
    });
    await frame();
    await screen.findByText('Evaluation day');
    expect(screen.queryByText('Capstone')).toBeNull();
  });

  it('links to the open pages of the cohort and marks the current one', async () => {
    await frame();
    await screen.findByText('Capstone');
    const hrefs = ['Dashboard', 'Curriculum', 'Skill progress', 'Performance'].map((name) =>
      navigation().getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual(
      ['dashboard', 'curriculum', 'skill-progress', 'performance'].map(
        (page) => `/learn/${COHORT_ID}/${page}`,
      ),
    );
    expect(navigation().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  });

  it('remembers its chosen width for the next visit', async () => {
    const { unmount } = await frame();
    await userEvent.click(screen.getByRole('button', { name: /the navigation/ }));
    const toggled = screen.getByRole('button', { name: /the navigation/ }).getAttribute('aria-expanded');
    expect(JSON.parse(localStorage.getItem('flagTracker') ?? '{}')).toEqual({
      sideExpanded: toggled === 'true',
    });
    unmount();
    await frame();
    expect(screen.getByRole('button', { name: /the navigation/ })).toHaveAttribute('aria-expanded', toggled);
  });
});

it('D-32 tells a learner whose own place could not be loaded what the page leaves out, until it is loaded again', async () => {
  refuses('cohorts', 'readCohortUserData', 400, 'BAD_REQUEST', 'The school is being moved.');
  await frame();
  expect(await screen.findByText(/The school is being moved\. Handing in, notes/)).toBeVisible();
  expect(screen.getByText('The page itself')).toBeVisible();
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
  expect(again).toHaveFocus();
  answers('cohorts', 'readCohortUserData', aPlace());
  await userEvent.click(again);
  await waitFor(() => expect(screen.queryByText('Your place in this course could not be loaded')).toBeNull());
});

describe('a cohort that is not open', () => {
  it('shows a blocked learner the reason and a link to billing instead of the page', async () => {
    answers('cohorts', 'readCohortUserData', aPlace({ state: 'BLOCKED' }));
    await frame();
    expect(
      await screen.findByRole('heading', { name: 'Your access to this course is blocked' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to billing' })).toHaveAttribute('href', '/billing');
    expect(screen.queryByText('The page itself')).toBeNull();
  });

  const newcomer = () => {
    answers('cohorts', 'readCohort', {
      cohort: aCohort({ timelines: [{ key: 'START_DATE', meta: { time: inDays(9) } }] }),
    });
    answers('cohorts', 'readCohortUserData', aPlace({ state: 'UPCOMING' }));
  };

  it.each([
    ['tasks', 'Tasks'],
    ['performance', 'Performance'],
    ['skill-progress', 'Skill progress'],
  ])('D-32 UI-13 tells a newcomer at /%s when the course starts', async (page, label) => {
    newcomer();
    await frame(false, page);
    expect(await screen.findByRole('heading', { level: 1, name: label })).toBeVisible();
    expect(
      within(screen.getByRole('main')).getByText(/^The course starts on \d+ \w+, \d{4}\./),
    ).toBeVisible();
    expect(screen.queryByText('The page itself')).toBeNull();
    const entry = navigation().getByRole('link', { name: label });
    expect(entry).not.toHaveAttribute('href');
    expect(entry).toHaveAccessibleDescription(/The course starts on/);
  });

  it('D-32 keeps the dashboard and the curriculum open to a newcomer', async () => {
    newcomer();
    await frame(false, 'curriculum');
    await within(await screen.findByRole('navigation', { name: 'Course' })).findAllByTestId('lock');
    expect(screen.getByText('The page itself')).toBeVisible();
    expect(navigation().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href');
  });

  it('tells someone who is not a member so, and links to their own courses', async () => {
    refuses('cohorts', 'readCohort', 403, 'FORBIDDEN', 'You are not a member of this cohort.');
    refuses('cohorts', 'readCohortUserData', 403, 'FORBIDDEN', 'You are not a member of this cohort.');
    await frame();
    expect(
      await screen.findByRole('heading', { name: 'You have no place in this course' }),
    ).toBeInTheDocument();
    expect(screen.getByText('You are not a member of this cohort.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your courses' })).toHaveAttribute('href', '/learner-hub');
  });

  it('UI-04 the preview says that it is a preview', async () => {
    await frame(true);
    expect(screen.getByText(/^Preview\./)).toBeInTheDocument();
    expect(navigation().getByRole('link', { name: 'Curriculum' })).toHaveAttribute(
      'href',
      `/learn/${COHORT_ID}/curriculum?preview=true`,
    );
  });
});
