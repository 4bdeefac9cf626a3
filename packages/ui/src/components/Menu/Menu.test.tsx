import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

it('UI-21 the account menu is 240 px wide; its links have addresses, and its actions notify the caller', async () => {
  const onSelect = vi.fn();
  render(
    <Menu
      width="account"
      trigger={<Button>Account</Button>}
      entries={[
        { kind: 'link', id: 'profile', label: 'Profile', href: '/profile' },
        { kind: 'separator', id: 'line' },
        { kind: 'action', id: 'out', label: 'Sign out', onSelect },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(getComputedStyle(await screen.findByRole('menu')).width).toBe('240px');
  expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  expect(onSelect).toHaveBeenCalledOnce();
});

it('the down arrow opens it; Escape closes it and returns the focus to its button', async () => {
  render(
    <Menu
      trigger={<Button>Account</Button>}
      entries={[{ kind: 'link', id: 'profile', label: 'Profile', href: '/profile' }]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Account' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menu')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});
