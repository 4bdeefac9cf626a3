import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { placeBeside } from './place-beside.ts';
import { Tooltip } from './Tooltip.tsx';

function Locked() {
  return (
    <Tooltip text="Coming soon!">
      <button type="button">Capstone</button>
    </Tooltip>
  );
}
const tooltip = () => screen.queryByRole('tooltip', { hidden: true });

it('always describes its element and is shown on hover', async () => {
  render(<Locked />);
  const button = screen.getByRole('button', { name: 'Capstone' });
  expect(button).toHaveAccessibleDescription('Coming soon!');
  expect(tooltip()).not.toBeInTheDocument();
  await userEvent.hover(button);
  expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('Coming soon!');
  await userEvent.unhover(button);
  await expect.poll(() => tooltip()).not.toBeInTheDocument();
});

it('is shown on focus and hidden by Escape', async () => {
  render(<Locked />);
  await userEvent.tab();
  expect(await screen.findByRole('tooltip', { hidden: true })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(tooltip()).not.toBeInTheDocument();
});

const view = { width: 390, height: 800 };
const bubble = { width: 120, height: 30 };

it.each([
  ['over its element', { left: 100, top: 400, width: 100, height: 44 }, 'top', { x: 90, y: 362 }],
  [
    'under it where there is no room above',
    { left: 100, top: 10, width: 100, height: 44 },
    'top',
    { x: 90, y: 62 },
  ],
  ['inside the window at its edge', { left: 0, top: 400, width: 44, height: 44 }, 'top', { x: 8, y: 362 }],
  [
    'to the right of a narrow sidebar',
    { left: 8, top: 100, width: 44, height: 44 },
    'right',
    { x: 60, y: 107 },
  ],
] as const)('is placed %s', (_where, anchor, side, place) =>
  expect(placeBeside(anchor, bubble, side, view)).toEqual(place),
);
