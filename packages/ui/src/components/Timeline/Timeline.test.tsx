import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { spanOfDays } from './span-of-days.ts';
import { Timeline } from './Timeline.tsx';

it('lists the events in order and marks the current one', () => {
  render(
    <Timeline
      label="Cohort"
      events={[
        { id: 'a', date: '2026-10-05', dateText: '5 Oct 2026', title: 'Onboarding', state: 'past' },
        { id: 'b', date: '2026-11-21', dateText: '21 Nov 2026', title: 'Module 3', state: 'now' },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('5 Oct 2026Done: Onboarding');
  expect(second).toHaveAttribute('aria-current', 'step');
});

it.each([
  ['2026-11-01', '2026-11-02', 1],
  ['2026-11-01', '2026-11-08', 2],
  ['2026-11-01', '2026-12-01', 3],
  ['2026-11-01', '2027-01-15', 4],
  ['2026-11-01', '2027-11-01', 5],
] as const)('from %s to %s takes %d parts of the line', (from, to, parts) =>
  expect(spanOfDays(from, to)).toBe(parts),
);
