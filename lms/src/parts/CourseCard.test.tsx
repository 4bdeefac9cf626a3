import type { Role } from '@plinth/domain/roles/role';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../../test/people.ts';
import { CourseCard } from './CourseCard.tsx';

const cohortId = courseOf().cohort.cohortId;
const facts = {
  roles: [] as readonly Role[],
  profileStatus: 'COMPLETED',
  now: new Date('2026-11-21T00:00:00Z'),
} as const;

describe('CourseCard', () => {
  it.each([
    ['INDUSTRIAL_GUIDE', `/mentor/${cohortId}/dashboard`],
    ['LEAD_MENTOR', `/lm/${cohortId}/dashboard`],
  ] as const)('ROUTE-67 the card of a %s leads to %s', (role, href) => {
    render(<CourseCard {...facts} item={courseOf()} roles={[role]} isReachable={() => true} />);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', href);
  });

  it('CARD-28 ROUTE-67 a mentor with onboarding to do is led there', () => {
    render(
      <CourseCard
        {...facts}
        item={courseOf()}
        roles={['LEAD_MENTOR']}
        profileStatus="NOT_COMPLETED"
        isReachable={() => true}
      />,
    );
    expect(screen.getByRole('link', { name: 'Complete onboarding' })).toHaveAttribute(
      'href',
      `/onboarding?cohortId=${cohortId}`,
    );
  });

  it('a way that leads nowhere is not offered', () => {
    render(<CourseCard {...facts} item={courseOf()} roles={['LEAD_MENTOR']} isReachable={() => false} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
