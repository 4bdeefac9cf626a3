import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as css from './Toaster.css.ts';
import { Toaster } from './Toaster.tsx';
import { useToast } from './use-toast.ts';

const toast = useToast();

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const shown = (message: string) => screen.queryByText(message)?.closest('[role=group]');

async function arrival() {
  await act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(50);
  });
}

it('CONST-06 a toast disappears by itself after 4000 ms', async () => {
  render(<Toaster />);
  act(() => void toast.success('Draft saved'));
  await arrival();
  await act(() => vi.advanceTimersByTimeAsync(3850));
  expect(shown('Draft saved')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(screen.queryByText('Draft saved')).not.toBeInTheDocument();
});

it('ERR-23 ERR-25 a success shows the message of the caller in the success style', async () => {
  render(<Toaster />);
  act(() => void toast.success('Your application was sent'));
  await arrival();
  expect(shown('Your application was sent')).toHaveClass(css.tone.success);
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-live', 'polite');
});

it('ERR-24 ERR-25 a failure shows the message of the caller in the error style', async () => {
  render(<Toaster />);
  act(() => void toast.error('The payment was not completed'));
  await arrival();
  expect(shown('The payment was not completed')).toHaveClass(css.tone.error);
});

it('a toast raised before the Toaster is rendered is shown once it is', async () => {
  toast.success('Welcome back');
  render(<Toaster />);
  await arrival();
  expect(shown('Welcome back')).toBeInTheDocument();
});

it('a toast is not modal, and its Dismiss button is available to screen readers', async () => {
  render(<Toaster />);
  act(() => void toast.success('Draft saved'));
  await arrival();
  expect(shown('Draft saved')).not.toHaveAttribute('aria-modal');
  expect(screen.getByRole('button', { name: 'Dismiss' })).not.toHaveAttribute('aria-hidden');
});

it('the caller can close a toast', async () => {
  render(<Toaster />);
  let id = '';
  act(() => {
    id = toast.success('Sending');
  });
  await arrival();
  act(() => toast.close(id));
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(screen.queryByText('Sending')).not.toBeInTheDocument();
});
