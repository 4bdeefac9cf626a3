import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReferLink } from './ReferLink.tsx';

it('HUB-32 D-78 who has a course finds the link to the referral program', () => {
  render(<ReferLink courseCount={1} isReachable={() => true} />);
  expect(screen.getByRole('link', { name: 'Refer a friend' })).toHaveAttribute('href', '/referral-program');
});

it.each([
  ['HUB-32 without a course', 0, true],
  ['while the school has no such page', 1, false],
])('%s there is no link', (_who, courseCount, isBuilt) => {
  render(<ReferLink courseCount={courseCount} isReachable={() => isBuilt} />);
  expect(screen.queryByRole('link')).toBeNull();
});
