import type { Role } from '@plinth/domain/roles/role';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../test/people.ts';
import { PlacementCard } from './PlacementCard.tsx';

const TITLE = 'Welcome to Your Career Gateway!';
const facts = {
  courseCount: 1,
  roles: [] as readonly Role[],
  placementCohortId: idOf('a'),
};

describe('PlacementCard', () => {
  it('HUB-20 HUB-21 HUB-22 UI-12 a learner with a course gets a link to the placement hub of the cohort', () => {
    render(<PlacementCard {...facts} />);
    expect(screen.getByText(TITLE)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Placement Hub' })).toHaveAttribute(
      'href',
      `/placement-hub?cohortId=${idOf('a')}`,
    );
  });

  it('HUB-22 D-25 the role LEARNER makes no difference', () => {
    render(<PlacementCard {...facts} roles={['LEARNER']} />);
    expect(screen.getByText(TITLE)).toBeVisible();
  });

  it.each([
    ['HUB-23 without a course', { courseCount: 0 }],
    ['HUB-24 for a guide', { roles: ['INDUSTRIAL_GUIDE'] as const }],
    ['HUB-24 for a lead mentor', { roles: ['LEAD_MENTOR'] as const }],
    ['HUB-25 without a placement cohort', { placementCohortId: null }],
  ])('%s there is no card', (_who, change) => {
    const { container } = render(<PlacementCard {...facts} {...change} />);
    expect(container).toBeEmptyDOMElement();
  });
});
