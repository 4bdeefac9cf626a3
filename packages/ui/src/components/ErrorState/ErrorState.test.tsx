import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorState } from './ErrorState.tsx';

it('is announced as an alert, and its button does nothing while a retry is running', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<ErrorState title="The curriculum did not load" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The curriculum did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(<ErrorState title="The curriculum did not load" onRetry={onRetry} retrying />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
