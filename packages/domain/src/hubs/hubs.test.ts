import { describe, expect, it } from 'vitest';
import type { Role } from '../roles/role.ts';
import {
  DEFAULT_FILTER_ID,
  EMPTY_TAB_TEXTS,
  FILTER_ID_OF_TAB,
  FILTER_IDS,
  HUB_TABS,
  LEARNER_HUB_TABS,
  MENTOR_HUB_TABS,
  TAB_OF_FILTER_ID,
} from './hub-tab.ts';
import {
  FEATURED_COURSES_TITLE,
  hubGreeting,
  LEARNER_HUB_TITLE,
  UNVERIFIED_EMAIL_BANNER,
} from './hub-texts.ts';
import { initialFilterId, initialHubTab } from './initial-hub-tab.ts';
import { PLACEMENT_CARD, showsPlacementCard } from './placement-card.ts';
import { REFER_BANNER, showsReferBanner, showsReferLink } from './refer-banner.ts';

describe('hubs', () => {
  it('HUB-05 HUB-06 every tab has one filter key, and every key has one tab', () => {
    expect(HUB_TABS.map((tab) => FILTER_ID_OF_TAB[tab]).toSorted()).toEqual([...FILTER_IDS]);
    for (const tab of HUB_TABS) expect(TAB_OF_FILTER_ID[FILTER_ID_OF_TAB[tab]]).toBe(tab);
  });

  it("HUB-07 the default filter is '1', which is Enrolled", () => {
    expect(DEFAULT_FILTER_ID).toBe('1');
    expect(TAB_OF_FILTER_ID[DEFAULT_FILTER_ID]).toBe('enrolled');
    expect(initialFilterId(null)).toBe('1');
  });

  it('HUB-08 learners see Enrolled, Transferred, Cancelled; mentors Ongoing, Upcoming, Archived', () => {
    expect(LEARNER_HUB_TABS).toEqual(['enrolled', 'transferred', 'cancelled']);
    expect(MENTOR_HUB_TABS).toEqual(['ongoing', 'upcoming', 'archived']);
  });

  it.each([
    { id: 'HUB-09', tab: 'enrolled', text: 'Courses that you are currently enrolled in appear here' },
    { id: 'HUB-10', tab: 'ongoing', text: 'Courses that are currently running for you appear here' },
    { id: 'HUB-11', tab: 'upcoming', text: 'Courses that are yet to start will appear here' },
    { id: 'HUB-12', tab: 'transferred', text: 'Courses that you have transferred from will appear here' },
    { id: 'HUB-13', tab: 'cancelled', text: 'Courses that you have cancelled will appear here' },
    { id: 'HUB-14', tab: 'archived', text: 'Courses that you have completed will appear here' },
  ] as const)('$id the empty tab $tab says "$text"', ({ tab, text }) => {
    expect(EMPTY_TAB_TEXTS[tab]).toBe(text);
  });

  it.each([
    { id: 'HUB-33', roles: ['INDUSTRIAL_GUIDE'], tab: 'ongoing', filterId: '2' },
    { id: 'HUB-33', roles: ['LEAD_MENTOR'], tab: 'ongoing', filterId: '2' },
    { id: 'HUB-34', roles: ['LEARNER'], tab: 'enrolled', filterId: '1' },
    { id: 'HUB-34', roles: [], tab: 'enrolled', filterId: '1' },
  ] as { id: string; roles: Role[]; tab: string; filterId: string }[])(
    '$id with the roles $roles the hub opens on $tab',
    ({ roles, tab, filterId }) => {
      expect(initialHubTab(roles)).toBe(tab);
      expect(initialFilterId(roles)).toBe(filterId);
    },
  );

  it('HUB-01 HUB-04 the learner hub has its title and its heading for featured courses', () => {
    expect(LEARNER_HUB_TITLE).toBe('Learner | Hub');
    expect(FEATURED_COURSES_TITLE).toBe('Featured courses for you');
  });

  it('HUB-02 HUB-03 the greeting names the person, and mentions courses only when there are any', () => {
    expect(hubGreeting('Asha', 1)).toBe('Hi Asha! Here are your courses.');
    expect(hubGreeting('Asha', 0)).toBe('Hi Asha!');
  });

  it.each([
    { name: '', greeting: 'Hi! Here are your courses.' },
    { name: '  ', greeting: 'Hi! Here are your courses.' },
    { name: 'Zoë 🏗️', greeting: 'Hi Zoë 🏗️! Here are your courses.' },
    { name: 'נועה', greeting: 'Hi \u2068נועה\u2069! Here are your courses.' },
    { name: '\u202eahsA', greeting: 'Hi \u2068\u202eahsA\u2069! Here are your courses.' },
  ])('HUB-02 the name "$name" leaves the rest of the greeting in order', ({ name, greeting }) => {
    expect(hubGreeting(name, 2)).toBe(greeting);
  });

  it('HUB-16 HUB-17 HUB-19 the banner about an unverified email address has its text, button and path', () => {
    expect(UNVERIFIED_EMAIL_BANNER).toEqual({
      text: 'Your email verification is pending! Please verify your email.',
      button: 'Verify now',
      path: '/verify-mail',
    });
  });

  it.each([
    { id: 'HUB-22 ROLE-32', courseCount: 1, roles: [], placementCohortId: 'c1', shows: true },
    { id: 'HUB-22', courseCount: 1, roles: ['LEARNER'], placementCohortId: 'c1', shows: true },
    { id: 'HUB-23 ROLE-32', courseCount: 0, roles: [], placementCohortId: 'c1', shows: false },
    {
      id: 'HUB-24 ROLE-32',
      courseCount: 1,
      roles: ['INDUSTRIAL_GUIDE'],
      placementCohortId: 'c1',
      shows: false,
    },
    { id: 'HUB-24', courseCount: 1, roles: ['LEAD_MENTOR'], placementCohortId: 'c1', shows: false },
    { id: 'HUB-25', courseCount: 1, roles: [], placementCohortId: null, shows: false },
  ] as {
    id: string;
    courseCount: number;
    roles: Role[];
    placementCohortId: string | null;
    shows: boolean;
  }[])(
    '$id with $courseCount courses, roles $roles and placement cohort $placementCohortId the card is shown: $shows',
    ({ id: _id, shows, ...facts }) => {
      expect(showsPlacementCard(facts)).toBe(shows);
    },
  );

  it('HUB-20 HUB-21 the placement card has its title and button', () => {
    expect(PLACEMENT_CARD).toEqual({
      title: 'Welcome to Your Career Gateway!',
      button: 'Go to Placement Hub',
    });
  });

  it('HUB-26 HUB-27 HUB-28 HUB-29 the refer banner has its texts and leads to the referral program', () => {
    expect(REFER_BANNER).toEqual({
      title: 'Refer Friends. Earn Rewards',
      text: 'Earn when your friends enroll in their first course',
      button: 'Learn More',
      path: '/referral-program',
    });
  });

  it.each([
    { id: 'HUB-30', isEnabled: true, isNarrow: true, shows: true },
    { id: 'HUB-30', isEnabled: true, isNarrow: false, shows: false },
    { id: 'HUB-31', isEnabled: false, isNarrow: true, shows: false },
  ])(
    '$id with enabled $isEnabled and narrow $isNarrow the refer banner is shown: $shows',
    ({ shows, ...facts }) => {
      expect(showsReferBanner(facts)).toBe(shows);
    },
  );

  it('HUB-32 the refer link is shown with at least one course', () => {
    expect([showsReferLink(0), showsReferLink(1)]).toEqual([false, true]);
  });
});
