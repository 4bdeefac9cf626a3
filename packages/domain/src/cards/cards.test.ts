import { describe, expect, it } from 'vitest';
import type { CohortUserState } from '../cohorts/cohort-user-state.ts';
import type { CourseListItem } from '../cohorts/course-list-item.ts';
import type { Timeline } from '../cohorts/timeline.ts';
import type { TimelineKey } from '../cohorts/timeline-key.ts';
import { HUB_TABS, TAB_LABELS } from '../hubs/hub-tab.ts';
import { PROFILE_STATUSES } from '../profiles/profile-status.ts';
import type { Role } from '../roles/role.ts';
import { artworkKind } from './artwork-kind.ts';
import { cardButton } from './card-button.ts';
import { deriveCourseCard } from './derive-course-card.ts';
import { onboardingNeeded } from './onboarding-needed.ts';

const NOW = '2026-05-04T09:30:00.000Z';
const PAST = '2026-05-04T09:29:59.000Z';
const FUTURE = '2026-05-04T09:30:01.000Z';
const at = (key: TimelineKey, time: string): Timeline => ({ key, meta: { time } });

function item(facts: {
  state?: CohortUserState | null;
  timelines?: Timeline[];
  tags?: CourseListItem['cohort']['tags'];
}) {
  return {
    cohort: {
      cohortId: '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8d9e',
      courseTitle: 'BIM',
      batchNumber: '07',
      cohortType: 'BIM_A',
      productId: 'BIM_A',
      productType: 'SPECIALIZATION',
      courseId: '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8d9f',
      tags: facts.tags ?? ['new-lms3'],
      status: 'ACTIVE',
      timelines: facts.timelines ?? [],
    },
    cohortUserData: facts.state ? { state: facts.state, cohortOnboardingStatus: 'NOT_STARTED' } : null,
  } satisfies Pick<CourseListItem, 'cohort' | 'cohortUserData'>;
}

const card = (facts: Parameters<typeof item>[0], roles: Role[] = []) =>
  deriveCourseCard({ item: item(facts), roles, profileStatus: 'COMPLETED', now: NOW });

describe('course card', () => {
  it.each([
    {
      id: 'CARD-13',
      timelines: [at('COURSE_COMPLETION_DATE', PAST), at('START_DATE', PAST)],
      tab: 'archived',
    },
    {
      id: 'CARD-13',
      timelines: [at('COURSE_COMPLETION_DATE', PAST), at('START_DATE', FUTURE)],
      tab: 'archived',
    },
    {
      id: 'CARD-14',
      timelines: [at('COURSE_COMPLETION_DATE', FUTURE), at('START_DATE', FUTURE)],
      tab: 'upcoming',
    },
    { id: 'CARD-14', timelines: [at('START_DATE', FUTURE)], tab: 'upcoming' },
    { id: 'CARD-14 CARD-12', timelines: [at('COURSE_UNLOCKED', FUTURE)], tab: 'upcoming' },
    {
      id: 'CARD-15',
      timelines: [at('COURSE_COMPLETION_DATE', FUTURE), at('START_DATE', PAST)],
      tab: 'ongoing',
    },
    { id: 'CARD-15', timelines: [at('START_DATE', NOW)], tab: 'ongoing' },
    { id: 'CARD-15', timelines: [], tab: 'ongoing' },
  ])('$id a mentor sees a cohort with these dates as $tab', ({ timelines, tab }) => {
    for (const role of ['INDUSTRIAL_GUIDE', 'LEAD_MENTOR'] as const) {
      expect(card({ timelines, state: 'CANCELLED' }, [role]).tab).toBe(tab);
    }
  });

  it.each([
    { id: 'CARD-16', state: 'TRANSFERRED', tab: 'transferred', chip: null },
    { id: 'CARD-17', state: 'CANCELLED', tab: 'cancelled', chip: null },
    { id: 'CARD-18 CARD-19', state: 'UPCOMING', tab: 'enrolled', chip: 'upcoming' },
    { id: 'CARD-18 CARD-20', state: 'WAITING', tab: 'enrolled', chip: 'upcoming' },
    { id: 'CARD-18 CARD-21', state: 'ONGOING', tab: 'enrolled', chip: 'ongoing' },
    { id: 'CARD-18 CARD-22', state: 'PAYMENT_PENDING', tab: 'enrolled', chip: 'ongoing' },
    { id: 'CARD-18 CARD-23', state: 'PAYMENT_DELAYED', tab: 'enrolled', chip: 'ongoing' },
    { id: 'CARD-18 CARD-24', state: 'BLOCKED', tab: 'enrolled', chip: 'ongoing' },
    { id: 'CARD-18 CARD-25', state: 'COMPLETED', tab: 'enrolled', chip: 'completed' },
  ] as const)('$id a learner in state $state has the card under $tab with the chip $chip', (row) => {
    const derived = card({ state: row.state, timelines: [at('COURSE_COMPLETION_DATE', PAST)] }, ['LEARNER']);
    expect([derived.tab, derived.chip]).toEqual([row.tab, row.chip]);
  });

  it('CARD-26 a mentor sees no chip', () => {
    expect(card({ state: 'ONGOING' }, ['LEAD_MENTOR']).chip).toBeNull();
    expect(card({ state: 'ONGOING' }, ['INDUSTRIAL_GUIDE', 'LEARNER']).chip).toBeNull();
  });

  it('CARD-27 transferred and cancelled cards have no chip', () => {
    expect(card({ state: 'TRANSFERRED' }).chip).toBeNull();
    expect(card({ state: 'CANCELLED' }).chip).toBeNull();
  });

  it('CARD-10 CARD-11 every card is labelled with its tab, and an archived one is labelled Completed', () => {
    expect(TAB_LABELS).toEqual({
      enrolled: 'Enrolled',
      transferred: 'Transferred',
      cancelled: 'Cancelled',
      upcoming: 'Upcoming',
      ongoing: 'Ongoing',
      archived: 'Completed',
    });
    expect(card({ timelines: [at('COURSE_COMPLETION_DATE', PAST)] }, ['LEAD_MENTOR']).label).toBe(
      'Completed',
    );
  });

  it.each([
    { id: 'CARD-01', needed: true, text: 'Complete onboarding' },
    { id: 'CARD-02', needed: false, text: 'Dashboard' },
  ])('$id the button reads "$text" with onboarding needed: $needed', ({ needed, text }) => {
    expect(cardButton('enrolled', needed)).toBe(text);
  });

  it('CARD-03 only enrolled, upcoming and ongoing cards have a button', () => {
    expect(HUB_TABS.filter((tab) => cardButton(tab, false) !== null)).toEqual([
      'enrolled',
      'ongoing',
      'upcoming',
    ]);
    expect(card({ state: 'CANCELLED' }).button).toBeNull();
    expect(card({ state: 'BLOCKED' }).button).toBe('Dashboard');
  });

  it.each([
    { id: 'CARD-04', type: 'BIM_A', artwork: 'BIM_A' },
    { id: 'CARD-05', type: 'BIM_C', artwork: 'BIM_C' },
    { id: 'CARD-06', type: 'INT_DES', artwork: 'INT_DES' },
    { id: 'CARD-07', type: 'ADD_ON', artwork: 'ADD_ON' },
    { id: 'CARD-08', type: 'MCD', artwork: 'DEFAULT' },
    { id: 'CARD-08', type: 'BIM_M', artwork: 'DEFAULT' },
    { id: 'CARD-08', type: 'SOMETHING_NEW', artwork: 'DEFAULT' },
  ])('$id the cohort type $type has the artwork $artwork', ({ type, artwork }) => {
    expect(artworkKind(type)).toBe(artwork);
  });

  it('CARD-01 CARD-32 a card passes the need for onboarding on to its button', () => {
    const derived = card({ state: 'UPCOMING', tags: ['onboarding-v2'] });
    expect([derived.isOnboardingNeeded, derived.button]).toEqual([true, 'Complete onboarding']);
  });
});

describe('onboarding', () => {
  const needed: readonly string[] = ['NOT_COMPLETED', 'FILLED_BASIC_DETAILS', 'FILLED_EDUCATION_FORM'];
  const ids: Record<string, string> = {
    NOT_COMPLETED: 'CARD-28',
    FILLED_BASIC_DETAILS: 'CARD-29',
    FILLED_EDUCATION_FORM: 'CARD-30',
  };

  it.each(
    PROFILE_STATUSES.map((status) => ({
      id: ids[status] ?? 'CARD-31',
      status,
      isNeeded: needed.includes(status),
    })),
  )('$id a mentor with profile status $status needs onboarding: $isNeeded', ({ status, isNeeded }) => {
    for (const role of ['INDUSTRIAL_GUIDE', 'LEAD_MENTOR'] as const) {
      const facts = { roles: [role], profileStatus: status, tags: ['onboarding-v2'] as const };
      expect(onboardingNeeded({ ...facts, cohortOnboardingStatus: null })).toBe(isNeeded);
    }
  });

  it.each([
    { status: 'NOT_STARTED', isNeeded: true },
    { status: 'ONBOARDING_STARTED', isNeeded: true },
    { status: 'STARTED', isNeeded: true },
    { status: 'COMPLETED', isNeeded: false },
    { status: null, isNeeded: true },
  ] as const)(
    'CARD-32 a learner with onboarding-v2 at $status needs onboarding: $isNeeded',
    ({ status, isNeeded }) => {
      for (const profileStatus of ['COMPLETED', 'NOT_COMPLETED'] as const) {
        const facts = { roles: [], profileStatus, tags: ['new-lms3', 'onboarding-v2'] as const };
        expect(onboardingNeeded({ ...facts, cohortOnboardingStatus: status })).toBe(isNeeded);
      }
    },
  );

  it.each(PROFILE_STATUSES.map((status) => ({ status, isNeeded: needed.includes(status) })))(
    'CARD-33 a learner without onboarding-v2 and with profile status $status needs onboarding: $isNeeded',
    (row) => {
      const facts = { roles: ['LEARNER'] as const, profileStatus: row.status, tags: ['new-lms3'] as const };
      expect(onboardingNeeded({ ...facts, cohortOnboardingStatus: 'NOT_STARTED' })).toBe(row.isNeeded);
    },
  );
});
