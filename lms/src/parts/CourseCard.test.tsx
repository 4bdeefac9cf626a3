import type { Role } from '@plinth/domain/roles/role';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../../test/people.ts';
import { keepTimeZone } from '../data/time-zone.ts';
import { CourseCard } from './CourseCard.tsx';

const cohortId = courseOf().cohort.cohortId;
const facts = {
  roles: [] as readonly Role[],
  profileStatus: 'COMPLETED',
  now: new Date('2026-11-21T00:00:00Z'),
} as const;

describe('CourseCard', () => {
  it('ANALYTICS-02 ANALYTICS-03 counts a click on its link under the text of the link', () => {
    window.dataLayer = [];
    render(<CourseCard {...facts} item={courseOf({ state: 'ONGOING' })} />);
    const link = screen.getByRole('link', { name: 'Dashboard' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(window.dataLayer).toMatchObject([{ event: 'Button_Click', buttonText: 'Dashboard' }]);
  });

  it.each([
    ['INDUSTRIAL_GUIDE', `/mentor/${cohortId}/dashboard`],
    ['LEAD_MENTOR', `/lm/${cohortId}/dashboard`],
  ] as const)('ROUTE-67 the card of a %s links to %s', (role, href) => {
    render(<CourseCard {...facts} item={courseOf()} roles={[role]} />);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', href);
  });

  it("shows the start day in the school's time zone, whatever the reader's zone", () => {
    keepTimeZone('America/New_York');
    const timelines = [{ key: 'START_DATE' as const, meta: { time: '2026-12-20T18:30:00.000Z' } }];
    render(<CourseCard {...facts} item={courseOf({ state: 'UPCOMING', cohort: { timelines } })} />);
    expect(screen.getByText('Start 21 December, 2026')).toBeVisible();
    keepTimeZone(null);
  });

  it('CARD-28 ROUTE-67 links a mentor with unfinished onboarding to it', () => {
    render(<CourseCard {...facts} item={courseOf()} roles={['LEAD_MENTOR']} profileStatus="NOT_COMPLETED" />);
    expect(screen.getByRole('link', { name: 'Complete onboarding' })).toHaveAttribute(
      'href',
      `/onboarding?cohortId=${cohortId}`,
    );
  });

  it.each([
    ['UPCOMING', 'Upcoming'],
    ['WAITING', 'Upcoming'],
    ['ONGOING', 'Ongoing'],
    ['PAYMENT_PENDING', 'Ongoing'],
    ['PAYMENT_DELAYED', 'Ongoing'],
    ['BLOCKED', 'Ongoing'],
    ['COMPLETED', 'Completed'],
  ] as const)(
    'CARD-11 CARD-18 CARD-19 CARD-20 CARD-21 CARD-22 CARD-23 CARD-24 CARD-25 shows a learner in state %s as enrolled, with the chip %s',
    (state, chip) => {
      render(<CourseCard {...facts} item={courseOf({ state })} />);
      const card = screen.getByRole('listitem', { name: 'Course a' });
      expect(card).toHaveTextContent('Enrolled');
      expect(card).toHaveTextContent(chip);
      expect(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    },
  );

  it.each([
    ['TRANSFERRED', 'Transferred'],
    ['CANCELLED', 'Cancelled'],
  ] as const)('CARD-03 CARD-11 CARD-27 a card in state %s is labelled %s and has no link', (state, label) => {
    render(<CourseCard {...facts} item={courseOf({ state })} />);
    const card = screen.getByRole('listitem', { name: 'Course a' });
    expect(card).toHaveTextContent(label);
    expect(card).not.toHaveTextContent(/Upcoming|Ongoing|Completed/);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['NOT_COMPLETED', true],
    ['FILLED_BASIC_DETAILS', true],
    ['FILLED_EDUCATION_FORM', true],
    ['FILLED_PROFESSION_FORM', false],
    ['FILLED_PLACEMENT_DETAILS', false],
    ['COMPLETED', false],
  ] as const)(
    'CARD-28 CARD-29 CARD-30 CARD-31 CARD-33 with the profile status %s onboarding comes first: %s, for a guide and for a learner outside onboarding-v2',
    (profileStatus, isNeeded) => {
      const name = isNeeded ? 'Complete onboarding' : 'Dashboard';
      const guide = render(
        <CourseCard
          {...facts}
          item={courseOf()}
          roles={['INDUSTRIAL_GUIDE']}
          profileStatus={profileStatus}
        />,
      );
      expect(screen.getByRole('link')).toHaveTextContent(name);
      guide.unmount();
      render(
        <CourseCard
          {...facts}
          item={courseOf({ state: 'ONGOING', cohortOnboardingStatus: 'NOT_STARTED' })}
          profileStatus={profileStatus}
        />,
      );
      expect(screen.getByRole('link')).toHaveTextContent(name);
    },
  );

  it('CARD-32 CARD-01 CARD-02 ROUTE-58 an onboarding-v2 cohort uses its own onboarding; others link with the tag onboarding', () => {
    const v2 = courseOf({ state: 'ONGOING', cohort: { tags: ['new-lms3', 'onboarding-v2'] } });
    const { unmount } = render(<CourseCard {...facts} item={v2} profileStatus="NOT_COMPLETED" />);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      `/learn/${cohortId}/dashboard`,
    );
    unmount();
    render(<CourseCard {...facts} item={courseOf({ state: 'ONGOING' })} profileStatus="NOT_COMPLETED" />);
    expect(screen.getByRole('link', { name: 'Complete onboarding' })).toHaveAttribute(
      'href',
      `/onboarding?cohortId=${cohortId}&page=landingPage&tag=onboarding`,
    );
  });

  it.each([
    ['PAYMENT_PENDING', /An instalment is due/],
    ['PAYMENT_DELAYED', /An instalment is overdue/],
    ['BLOCKED', /blocked until an overdue instalment is paid/],
  ] as const)(
    'ENUM-45 CARD-24 the card in state %s says what is owed and links to billing',
    (state, text) => {
      render(<CourseCard {...facts} item={courseOf({ state })} />);
      expect(screen.getByText(text)).toBeVisible();
      const way = screen.getByRole('link', { name: 'Go to billing' });
      expect(way).toHaveAttribute('href', '/billing');
      expect(way).toHaveAccessibleDescription('Course a');
    },
  );

  it.each([
    ['ONGOING', 1],
    ['BLOCKED', 0],
  ] as const)(
    'ANALYTICS-01 ANALYTICS-02 a click on its link in state %s is counted %i times',
    async (state, times) => {
      window.dataLayer = [];
      render(<CourseCard {...facts} item={courseOf({ state })} />);
      await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
      expect(window.dataLayer).toHaveLength(times);
    },
  );

  it('does not mention billing when nothing is owed', () => {
    render(<CourseCard {...facts} item={courseOf({ state: 'ONGOING' })} />);
    expect(screen.queryByRole('link', { name: 'Go to billing' })).toBeNull();
  });
});
