import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

it('a loading button ignores clicks and is marked as busy', async () => {
  const onClick = vi.fn();
  render(
    <Button loading onClick={onClick}>
      Pay
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Pay' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

it('a disabled button can be focused but does not submit its form', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabled>
        Send
      </Button>
    </form>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('with an address it is a link, and when disabled a link without a target', () => {
  const { rerender } = render(<Button href="/learner-hub">Hub</Button>);
  expect(screen.getByRole('link', { name: 'Hub' })).toHaveAttribute('href', '/learner-hub');
  rerender(
    <Button href="/learner-hub" disabled>
      Hub
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Hub' })).not.toHaveAttribute('href');
});
