import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, answersBy, refuses } from '../../../test/server.ts';

const ID = idOf('90');
const one = {
  announcementId: ID,
  title: 'The studio is closed on Friday',
  text: 'We meet again on Monday.',
  cohortName: 'BIM for Architects, BIM_A-12',
  publishedAt: '2026-11-20T08:30:00.000Z',
  isRead: false,
};

describe("a learner's announcements", () => {
  it('COHORT-11 an announcement is shown in full and marked as read on opening', async () => {
    answers('announcements', 'readOwn', { announcement: one });
    const marked = answers('announcements', 'markRead', { isRead: true });
    renderRoute(`/announcements/${ID}`, personOf());
    expect(await screen.findByRole('heading', { name: one.title })).toBeVisible();
    expect(screen.getByText(one.text)).toBeVisible();
    await waitFor(() => expect(marked).toHaveLength(1));
  });

  it('COHORT-11 opening one takes it off the number of unread notifications', async () => {
    let unread = 1;
    answersBy('notifications', 'countUnread', () => ({ unread }));
    answers('announcements', 'readOwn', { announcement: one });
    let ask = () => {};
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    answersBy('announcements', 'markRead', async () => {
      await asked;
      unread = 0;
      return { isRead: true as const };
    });
    renderRoute(`/announcements/${ID}`, personOf());
    expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
    ask();
    expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible();
  });

  it('COHORT-11 a withdrawn announcement says so and links to the others', async () => {
    refuses(
      'announcements',
      'readOwn',
      404,
      'NOT_FOUND',
      'This announcement was withdrawn, or is for others.',
    );
    renderRoute(`/announcements/${ID}`, personOf());
    expect(await screen.findByText('This announcement was withdrawn, or is for others.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All announcements' })).toHaveAttribute('href', '/announcements');
  });

  it('COHORT-11 all announcements are listed, with unread ones marked', async () => {
    answers('announcements', 'listOwn', {
      announcements: [one, { ...one, announcementId: idOf('91'), title: 'Old', isRead: true }],
      total: 2,
    });
    renderRoute('/announcements', personOf());
    expect(await screen.findByRole('link', { name: /^Unread:\s*The studio is closed/ })).toHaveAttribute(
      'href',
      `/announcements/${ID}`,
    );
    expect(screen.getByRole('link', { name: 'Old' })).toBeVisible();
  });

  it('COHORT-11 the last page there is follows when the page shown has become empty', async () => {
    answersBy('announcements', 'listOwn', ({ query }) =>
      query.get('pageNo') === '0' ? { announcements: [one], total: 1 } : { announcements: [], total: 0 },
    );
    const router = renderRoute('/announcements?page=2', personOf());
    expect(await screen.findByRole('link', { name: /The studio is closed/ })).toBeVisible();
    expect(router.state.location.search).toEqual({});
  });

  it('COHORT-11 an empty list says so', async () => {
    answers('announcements', 'listOwn', { announcements: [], total: 0 });
    renderRoute('/announcements', personOf());
    expect(await screen.findByText('No announcements yet')).toBeVisible();
  });
});
