import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ChipTabs } from './ChipTabs.tsx';

it('marks the chosen chip and tells the caller of another choice', async () => {
  const onChange = vi.fn();
  const tabs = [
    { value: 'ONGOING', label: 'Ongoing', count: 2 },
    { value: 'UPCOMING', label: 'Upcoming' },
  ];
  render(<ChipTabs label="Cohorts" tabs={tabs} value="ONGOING" onChange={onChange} />);
  expect(screen.getByRole('button', { name: /Ongoing/ })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Upcoming' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('UPCOMING');
});

it('chips with addresses are links and the current one says so', () => {
  const tabs = [
    { value: 'all', label: 'All', href: '?tab=all' },
    { value: 'saved', label: 'Saved', href: '?tab=saved' },
  ];
  render(<ChipTabs label="Jobs" tabs={tabs} value="saved" />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Saved');
});
