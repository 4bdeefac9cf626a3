import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

it('opens from its trigger, is named by its title, and returns the focus when it closes', async () => {
  render(
    <Dialog title="Submit the quiz?" description="Two questions are open." trigger={<Button>Submit</Button>}>
      Once sent, answers stand.
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('dialog', { name: 'Submit the quiz?' })).toHaveAccessibleDescription(
    'Two questions are open.',
  );
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
});

it('a dialog that must be answered has no close button and stays open on Escape', async () => {
  const onOpenChange = vi.fn();
  render(<Dialog title="Choose your region" open onOpenChange={onOpenChange} dismissible={false} />);
  expect(await screen.findByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
});
