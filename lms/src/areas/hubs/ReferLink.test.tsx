import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReferLink } from './ReferLink.tsx';

it('HUB-32 D-78 a learner with a course sees the link to the referral program', () => {
  render(<ReferLink courseCount={1} />);
  expect(screen.getByRole('link', { name: 'Refer a friend' })).toHaveAttribute('href', '/referral-program');
});

it('HUB-32 without a course there is no link to the referral program', () => {
  render(<ReferLink courseCount={0} />);
  expect(screen.queryByRole('link')).toBeNull();
});
