import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

it('a button that is working takes no second click and says that it is busy', async () => {
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

it('a disabled button can be reached and does not submit its form', async () => {
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

it('with an address it is a link, and disabled it leads nowhere', () => {
  const { rerender } = render(<Button href="/learner-hub">Hub</Button>);
  expect(screen.getByRole('link', { name: 'Hub' })).toHaveAttribute('href', '/learner-hub');
  rerender(
    <Button href="/learner-hub" disabled>
      Hub
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Hub' })).not.toHaveAttribute('href');
});
