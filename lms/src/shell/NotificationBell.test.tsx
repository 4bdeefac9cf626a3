import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../test/render-page.tsx';
import { answers, refuses } from '../../test/server.ts';
import { queryClient } from '../data/query-client.ts';
import { session } from '../stores/session.ts';
import { NotificationBell } from './NotificationBell.tsx';

beforeEach(() => {
  session.status = 'signed-in';
});
afterEach(() => {
  session.status = 'unknown';
});

it('the bell links to the notification centre and shows the number of unread ones', async () => {
  answers('notifications', 'countUnread', { unread: 3 });
  await renderPage(<NotificationBell />);
  expect(await screen.findByRole('link', { name: 'Notifications, 3 unread' })).toHaveAttribute(
    'href',
    '/notifications',
  );
  expect(screen.getByRole('status')).toHaveTextContent('');
});

it('notifications that arrive while the page is open are announced, and those that are read are not', async () => {
  answers('notifications', 'countUnread', { unread: 3 });
  await renderPage(<NotificationBell />);
  await screen.findByRole('link', { name: 'Notifications, 3 unread' });
  act(() => void queryClient.setQueryData(['notifications', 'unread'], { unread: 100 }));
  expect(await screen.findByText('You have more than 99 unread notifications.')).toBeInTheDocument();
  expect(screen.getByText('99+')).toBeVisible();
  act(() => void queryClient.setQueryData(['notifications', 'unread'], { unread: 2 }));
  expect(await screen.findByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('a notification that arrives after the last one was read is announced anew', async () => {
  answers('notifications', 'countUnread', { unread: 0 });
  await renderPage(<NotificationBell />);
  const counts = (unread: number) =>
    act(() => void queryClient.setQueryData(['notifications', 'unread'], { unread }));
  await waitFor(() => expect(queryClient.getQueryData(['notifications', 'unread'])).toEqual({ unread: 0 }));
  counts(1);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('You have 1 unread notification.'),
  );
  counts(0);
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  counts(1);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('You have 1 unread notification.'),
  );
});

it('the link stays when the unread count cannot be loaded', async () => {
  refuses('notifications', 'countUnread', 403, 'FORBIDDEN', 'No.');
  await renderPage(<NotificationBell />);
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible();
});

it('without a session the link stays, and no count is requested', async () => {
  session.status = 'signed-out';
  const asked = answers('notifications', 'countUnread', { unread: 3 });
  await renderPage(<NotificationBell />);
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible();
  expect(asked).toEqual([]);
  act(() => {
    session.status = 'signed-in';
  });
  expect(await screen.findByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible();
  expect(asked).toHaveLength(1);
});
