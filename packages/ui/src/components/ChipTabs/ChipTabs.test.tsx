import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ChipTabs } from './ChipTabs.tsx';

it('marks the chosen chip and reports another choice to the caller', async () => {
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

it('chips with addresses are links, and the current one is marked as the current page', () => {
  const tabs = [
    { value: 'all', label: 'All', href: '?tab=all' },
    { value: 'saved', label: 'Saved', href: '?tab=saved' },
  ];
  render(<ChipTabs label="Jobs" tabs={tabs} value="saved" />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Saved');
});

it('a row wider than the screen scrolls to the chosen chip, and to the next one chosen', () => {
  const boxes: Record<string, { left: number; width: number }> = {
    Chips: { left: 0, width: 300 },
    First: { left: 0, width: 100 },
    Last: { left: 700, width: 100 },
  };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return (boxes[this.ariaLabel ?? this.textContent] ?? { left: 0, width: 0 }) as DOMRect;
  });
  const tabs = [
    { value: 'first', label: 'First', href: '/first' },
    { value: 'last', label: 'Last', href: '/last' },
  ];
  const { rerender } = render(<ChipTabs label="Chips" tabs={tabs} value="last" />);
  const row = screen.getByRole('navigation', { name: 'Chips' });
  expect(row.scrollLeft).toBe(600);
  rerender(<ChipTabs label="Chips" tabs={tabs} value="first" />);
  expect(row.scrollLeft).toBe(500);
});
