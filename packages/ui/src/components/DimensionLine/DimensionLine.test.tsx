import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DimensionLine } from './DimensionLine.tsx';

it('exposes its label, value, maximum and value text', () => {
  render(<DimensionLine label="Module 2" value={7} max={24} text="7 of 24 topics" />);
  const bar = screen.getByRole('progressbar', { name: 'Module 2' });
  expect(bar).toHaveAttribute('aria-valuenow', '7');
  expect(bar).toHaveAttribute('aria-valuemax', '24');
  expect(bar).toHaveAttribute('aria-valuetext', '7 of 24 topics');
  expect(screen.getByText('29%')).toBeInTheDocument();
});

it('a course without topics shows 0%', () => {
  render(<DimensionLine label="Course" value={0} max={0} />);
  expect(screen.getByText('0%')).toBeInTheDocument();
});

it('renders without an inline style', () => {
  const { container } = render(<DimensionLine label="Plan" value={2} max={3} parts={3} />);
  expect(container.querySelector('[style]')).toBeNull();
});

it('unequal parts have ticks at their ends, except at the ends of the line', () => {
  const { container } = render(<DimensionLine label="Paid" value={10} max={100} marks={[0, 10, 55, 100]} />);
  const ticks = [...container.querySelectorAll('path[d="M0-4V4"]')].map((tick) =>
    tick.parentElement?.getAttribute('x'),
  );
  expect(ticks).toEqual(['10.00%', '55.00%']);
});
