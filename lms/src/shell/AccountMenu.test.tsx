import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountOf, courseOf, PHOTO, personOf } from '../../test/people.ts';
import { answers } from '../../test/server.ts';
import type { api } from '../data/api.ts';
import { queryClient } from '../data/query-client.ts';
import { enter, refuseEntry } from '../stores/session.ts';
import { AccountMenu } from './AccountMenu.tsx';

beforeEach(() => {
  answers('account', 'readAccount', accountOf());
});
afterEach(() => refuseEntry(''));

type Cohorts = Awaited<ReturnType<typeof api.cohorts.listUserCohortsInfo>>['cohorts'];

const openMenu = async (
  person: ReturnType<typeof personOf>,
  placementCohortId: string | null = null,
  cohorts: Cohorts = [],
) => {
  answers('profiles', 'readDataProfile', person);
  answers('cohorts', 'listUserCohortsInfo', { cohorts, placementCohortId, isReferBannerEnabled: false });
  await enter('a-token-of-some-length', 'EMAIL');
  render(
    <QueryClientProvider client={queryClient}>
      <AccountMenu />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Asha/ }));
  const items = await screen.findAllByRole('menuitem');
  return items.map((item) => item.textContent);
};

const learner = personOf({ userCohorts: { SPECIALIZATION: [courseOf({ state: 'ONGOING' })] } });

describe('AccountMenu', () => {
  it.each([
    ['ROLE-08 a learner', learner, null, '/learner-hub', 'My Courses'],
    ['UI-05 ROLE-09 a guide', personOf({ roles: ['INDUSTRIAL_GUIDE'] }), null, '/ig-hub', 'IG Hub'],
    ['UI-06 a guide', personOf({ roles: ['INDUSTRIAL_GUIDE'] }), null, '/mentor/earnings', 'IG Earnings'],
    ['UI-07 ROLE-10 a lead mentor', personOf({ roles: ['LEAD_MENTOR'] }), null, '/mentor-hub', 'Mentor Hub'],
    ['UI-08 a lead mentor', personOf({ roles: ['LEAD_MENTOR'] }), null, '/lm/impact', 'My Impact'],
    ['UI-09 a lead mentor', personOf({ roles: ['LEAD_MENTOR'] }), null, '/lm/earnings', 'Mentor Earnings'],
    ['UI-10 who has a cohort', learner, null, '/referral-program', 'Referral Program'],
    ['UI-11 who has a placement cohort', learner, 'c9', '/placement-hub?cohortId=c9', 'Placement Hub'],
  ])('%s gets the expected link', async (_who, person, cohort, path, label) => {
    const labels = await openMenu(person, cohort);
    expect(await screen.findByRole('menuitem', { name: label })).toHaveAttribute('href', path);
    expect(labels).toContain('Account settings');
    expect(labels.at(-1)).toBe('Sign out');
  });

  it('UI-11 D-33 a blocked learner gets no link to the placement hub that is closed to them', async () => {
    const { cohortId, courseTitle, cohortType, tags, timelines } = courseOf().cohort;
    const own = { cohortId, courseTitle, cohortType, tags, timelines, placementInterest: null };
    const labels = await openMenu(learner, cohortId, [{ ...own, state: 'BLOCKED' }]);
    expect(labels).toContain('Billing');
    expect(labels).not.toContain('Placement Hub');
  });

  it('UI-05 UI-07 UI-08 a learner sees no mentor links', async () => {
    const labels = await openMenu(learner);
    for (const label of ['IG Hub', 'IG Earnings', 'Mentor Hub', 'My Impact', 'Mentor Earnings'])
      expect(labels).not.toContain(label);
  });

  it("UI-21 the button shows the person's photo", async () => {
    await openMenu(personOf());
    const photo = document.querySelector('img');
    expect(photo).toHaveAttribute('src', `/media/${PHOTO.s3Location.bucket}/${PHOTO.s3Location.path}`);
  });
});
