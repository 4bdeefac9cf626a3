import type { Notification } from '@plinth/domain/notifications/notification';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { answers, answersBy, refuses } from '../../../test/server.ts';
import { NotificationsPage } from './NotificationsPage.tsx';

const id = (n: number) => `019dabcd-0000-7000-8000-00000000000${n}`;
const now = new Date().toISOString();
const news = (n: number, more: Partial<Notification> = {}): Notification => ({
  notificationId: id(n),
  category: 'REPLY',
  title: `News ${n}`,
  text: 'How do I join two walls?',
  href: '/billing',
  at: now,
  isRead: false,
  ...more,
});
const open = (more: Partial<Parameters<typeof NotificationsPage>[0]> = {}) =>
  renderPage(<NotificationsPage category={null} isUnread={false} page={1} onPage={() => {}} {...more} />);
const shows = (
  notifications: Notification[],
  unread = notifications.filter(({ isRead }) => !isRead).length,
) => answers('notifications', 'list', { notifications, total: notifications.length, unread, asOf: now });

describe('the notification centre', () => {
  it('shows each notification with its category, time and link, and marks the unread ones', async () => {
    shows([news(1), news(2, { isRead: true, category: 'PAYMENT', title: 'An instalment is due' })]);
    await open();
    const list = await screen.findByRole('list', { name: 'Notifications' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(within(first as HTMLElement).getByRole('link', { name: /^Unread:\s*News 1$/ })).toHaveAttribute(
      'href',
      '/billing',
    );
    expect(within(first as HTMLElement).getByText(/^Replies · \d+s ago$/)).toBeVisible();
    expect(within(second as HTMLElement).getByRole('link')).toHaveAccessibleName('An instalment is due');
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
    expect(screen.getByText('2 notifications, 1 unread in total')).toBeInTheDocument();
    expect(screen.getByText(/Times in /)).toBeVisible();
  });

  it('links each notification to its page, in the app or on the site', async () => {
    const query = `/mentor/${id(9)}/queries?queryId=${id(8)}`;
    shows([news(1, { href: query }), news(2, { href: '/my-application' })]);
    await open();
    expect(await screen.findByRole('link', { name: /News 1$/ })).toHaveAttribute('href', query);
    expect(screen.getByRole('link', { name: /News 2$/ })).toHaveAttribute('href', '/my-application');
  });

  it.each([
    ['its button', () => screen.findByRole('button', { name: 'Mark read: News 1' })],
    ['following its link', () => screen.findByRole('link', { name: /^Unread:\s*News 1$/ })],
  ])('marks a notification read by %s', async (_how, marking) => {
    let isRead = false;
    answersBy('notifications', 'list', () => ({
      notifications: [news(1, { isRead, href: '#here' })],
      total: 1,
      unread: isRead ? 0 : 1,
      asOf: now,
    }));
    const sent = answersBy('notifications', 'markRead', () => {
      isRead = true;
      return { unread: 0 };
    });
    await open();
    await userEvent.click(await marking());
    expect(await screen.findByRole('link', { name: 'News 1' })).toBeVisible();
    expect(sent).toHaveLength(1);
    // One that is read is not marked again.
    await userEvent.click(screen.getByRole('link', { name: 'News 1' }));
    expect(sent).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Mark all read' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('marks all read up to the time of the list', async () => {
    shows([news(1), news(2)]);
    const sent = answers('notifications', 'markAllRead', { unread: 0 });
    await open();
    await screen.findByRole('list', { name: 'Notifications' });
    await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ until: now }));
  });

  it('marks all of the chosen category read, and no others', async () => {
    shows([news(1, { category: 'REVIEW' })], 2);
    const sent = answers('notifications', 'markAllRead', { unread: 1 });
    await open({ category: 'REVIEW' });
    await screen.findByRole('list', { name: 'Notifications' });
    await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ until: now, category: 'REVIEW' }));
  });

  it.each([false, true])(
    'keeps the place of the keyboard when one is marked read, only unread: %s',
    async (isUnread) => {
      const unread = new Set([1, 2]);
      answersBy('notifications', 'list', () => {
        const all = [1, 2].map((n) => news(n, { isRead: !unread.has(n) }));
        const notifications = all.filter(({ isRead }) => !isUnread || !isRead);
        return { notifications, total: notifications.length, unread: unread.size, asOf: now };
      });
      answersBy('notifications', 'markRead', () => {
        unread.delete(Math.min(...unread));
        return { unread: unread.size };
      });
      await open({ isUnread });
      (await screen.findByRole('button', { name: 'Mark read: News 1' })).focus();
      await userEvent.keyboard('{Enter}');
      const next = isUnread ? /^Unread:\s*News 2$/ : 'News 1';
      await waitFor(() => expect(screen.getByRole('link', { name: next })).toHaveFocus());
      screen.getByRole('button', { name: 'Mark read: News 2' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(
          isUnread
            ? screen.getByRole('heading', { name: 'Notifications' })
            : screen.getByRole('link', { name: 'News 2' }),
        ).toHaveFocus(),
      );
    },
  );

  it('goes to the last page there is once the only unread one of a page is read', async () => {
    let isRead = false;
    answersBy('notifications', 'list', ({ query }) => {
      const first = Array.from({ length: 20 }, (_, place) =>
        news(1, { notificationId: `019dabcd-0000-7000-8000-0000000001${String(place).padStart(2, '0')}` }),
      );
      const last = isRead ? [] : [news(9)];
      return {
        notifications: query.get('pageNo') === '1' ? last : first,
        total: isRead ? 20 : 21,
        unread: isRead ? 20 : 21,
        asOf: now,
      };
    });
    answersBy('notifications', 'markRead', () => {
      isRead = true;
      return { unread: 20 };
    });
    const turn = vi.fn();
    function Paged() {
      const [page, setPage] = useState(2);
      turn.mockImplementation(setPage);
      return <NotificationsPage category={null} isUnread page={page} onPage={turn} />;
    }
    await renderPage(<Paged />);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark read: News 9' }));
    expect(await screen.findAllByRole('link', { name: /News 1$/ })).toHaveLength(20);
    expect(turn.mock.calls).toEqual([[1, true]]);
  });

  it('requests the category and the unread filter from the address, and keeps both in the filter links', async () => {
    const asked = shows([]);
    await open({ category: 'REVIEW', isUnread: true });
    expect(await screen.findByText('There is nothing unread under Reviews.')).toBeVisible();
    expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({ category: 'REVIEW', isUnread: 'true' });
    expect(screen.getByRole('link', { name: 'Deadlines' })).toHaveAttribute(
      'href',
      '/notifications?category=DEADLINE&unread=true',
    );
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute(
      'href',
      '/notifications?category=REVIEW',
    );
  });

  it('shows what went wrong and tries again', async () => {
    refuses('notifications', 'list', 404, 'NOT_FOUND', 'The school is closed for a moment.');
    await open();
    expect(await screen.findByText('The school is closed for a moment.')).toBeVisible();
    shows([]);
    await userEvent.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByText(/will appear here/)).toBeVisible();
  });
});
