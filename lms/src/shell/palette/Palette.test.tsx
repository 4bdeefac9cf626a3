import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, answersBy, refuses } from '../../../test/server.ts';
import { palette, setPalette } from '../../stores/palette.ts';
import { refuseEntry } from '../../stores/session.ts';

const LESSON = {
  title: 'The common data environment',
  detail: 'BIM for Architects · Foundations',
  excerpt: 'A common data environment is the agreed source of information.',
  at: null,
  path: '/billing?from=palette',
};

Element.prototype.scrollIntoView = () => {};

beforeEach(() => {
  localStorage.clear();
  answers('notifications', 'list', {
    notifications: [],
    total: 0,
    unread: 0,
    asOf: new Date().toISOString(),
  });
});
afterEach(() => setPalette(false));

async function openPalette(person = personOf()) {
  const router = renderRoute('/notifications', person);
  await screen.findByRole('button', { name: 'Search everything' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: /^Search lessons/ });
  return { router, input };
}
const options = () => screen.queryAllByRole('option').map((option) => option.firstElementChild?.textContent);
const chosen = () => screen.getByRole('option', { selected: true });

describe('the command palette', () => {
  it('FIND-01 opens with Control K, focused on its field, and closes with Escape', async () => {
    const { input } = await openPalette();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('FIND-01 opens by its keys before the session is known', async () => {
    const person = personOf();
    let answer = () => {};
    const held = new Promise<typeof person>((resolve) => {
      answer = () => resolve(person);
    });
    refuseEntry('');
    renderRoute('/notifications', person);
    answersBy('profiles', 'readDataProfile', () => held);
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('option', { name: /^Sign out/ })).toBeVisible();
    answer();
    expect(await screen.findByRole('group', { name: 'Pages' })).toHaveTextContent('Billing');
  });

  it('FIND-01 does not open for someone who is not signed in', async () => {
    refuseEntry('');
    renderRoute('/user-profile?userHash=asha-test-hash');
    await screen.findByRole('main');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(palette.isOpen).toBe(false);
  });

  it('FIND-01 offers permitted pages and actions before anything is typed', async () => {
    await openPalette();
    expect(within(screen.getByRole('group', { name: 'Pages' })).getByText('Billing')).toBeVisible();
    expect(options()).not.toContain('Office');
    expect(options()).toContain('Sign out');
  });

  it('FIND-01 arrows choose, Enter opens, and what was opened last is listed first the next time', async () => {
    answersBy('search', 'find', () => ({ groups: [{ kind: 'LESSON' as const, total: 1, hits: [LESSON] }] }));
    const { router, input } = await openPalette();
    await userEvent.type(input, 'cde');
    await waitFor(() => expect(options()).toEqual([LESSON.title]));
    expect(chosen()).toHaveTextContent(LESSON.title);
    expect(input).toHaveAttribute('aria-activedescendant', chosen().id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe(LESSON.path));
    await userEvent.keyboard('{Control>}k{/Control}');
    const last = await screen.findByRole('group', { name: 'Opened recently' });
    expect(within(last).getByText(LESSON.title)).toBeVisible();
    expect(chosen()).toHaveTextContent(LESSON.title);
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toHaveTextContent('Sign out');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(options().indexOf(chosen().firstElementChild?.textContent ?? '')).toBe(1);
  });

  it('FIND-01 Enter opens no result of an earlier text while those of the typed text are on their way', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked = answersBy('search', 'find', async ({ query }) => {
      const text = query.get('text') ?? '';
      if (text.length > 1) await held;
      const hit = { ...LESSON, title: `About ${text}`, path: `/billing?from=${text}` };
      return { groups: [{ kind: 'LESSON' as const, total: 1, hits: [hit] }] };
    });
    const { router, input } = await openPalette();
    await userEvent.type(input, '7');
    await waitFor(() => expect(options()).toEqual(['About 7']));
    await userEvent.type(input, '8');
    await waitFor(() => expect(asked.at(-1)?.query.get('text')).toBe('78'));
    expect(options()).toEqual(['About 7']);
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    expect(input).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(input).toBeVisible();
    expect(router.state.location.pathname).toBe('/notifications');
    answer();
    await waitFor(() => expect(options()).toEqual(['About 78']));
    expect(chosen()).toHaveTextContent('About 78');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe('/billing?from=78'));
  });

  it('FIND-01 says when nothing is found, and when the search does not respond', async () => {
    answers('search', 'find', { groups: [] });
    const { input } = await openPalette();
    await userEvent.type(input, 'zzz');
    expect(await screen.findByText('Nothing found. Try fewer or other words.')).toBeVisible();
    expect(screen.getByText('Nothing found')).toHaveAttribute('role', 'status');
    refuses('search', 'find', 500, 'INTERNAL', 'No.');
    await userEvent.type(input, 'q');
    expect(await screen.findByText(/is not responding/)).toBeVisible();
    expect(screen.queryByText('Nothing found')).toBeNull();
  });
});

describe('the search page', () => {
  it('FIND-01 shows every kind with a link to all results of it, and one kind in pages', async () => {
    const asked = answersBy('search', 'find', ({ query }) => ({
      groups: [
        { kind: 'LESSON' as const, total: 45, hits: [{ ...LESSON, title: query.get('kind') ?? 'of all' }] },
      ],
    }));
    const router = renderRoute('/search?text=cde', personOf());
    expect(await screen.findByRole('link', { name: 'of all' })).toHaveAttribute('href', LESSON.path);
    expect(screen.getByText(LESSON.excerpt)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show all 45 in Lessons' }));
    expect(await screen.findByRole('link', { name: 'LESSON' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked.at(-1)?.query.get('pageNo')).toBe('1'));
    expect(router.state.location.search).toMatchObject({ text: 'cde', kind: 'LESSON' as const, page: 2 });
  });

  it('FIND-01 the last page there is follows when the page shown has become empty', async () => {
    answersBy('search', 'find', ({ query }) => ({
      groups:
        query.get('pageNo') === '0' ? [{ kind: 'LESSON' as const, total: 1, hits: [{ ...LESSON }] }] : [],
    }));
    const router = renderRoute('/search?text=cde&kind=LESSON&page=3', personOf());
    expect(await screen.findByText(LESSON.excerpt)).toBeVisible();
    expect(router.state.location.search).toMatchObject({ text: 'cde', kind: 'LESSON' as const, page: 1 });
  });

  it('FIND-01 says when nothing is found, and offers another try after an outage', async () => {
    answers('search', 'find', { groups: [] });
    renderRoute('/search?text=zzz', personOf());
    expect(await screen.findByText('Nothing found for “zzz”')).toBeVisible();
    refuses('search', 'find', 500, 'INTERNAL', 'No.');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'y');
    expect(await screen.findByText('The search is not responding')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('FIND-01 shows the text of its results when another search is opened, and when going back', async () => {
    answersBy('search', 'find', ({ query }) => ({
      groups: [
        { kind: 'LESSON' as const, total: 1, hits: [{ ...LESSON, title: `About ${query.get('text')}` }] },
      ],
    }));
    const router = renderRoute('/search?text=walls', personOf());
    const field = await screen.findByRole('searchbox', { name: 'Search' });
    expect(await screen.findByRole('link', { name: 'About walls' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Search lessons/ }), 'roofs');
    await userEvent.click(await screen.findByRole('link', { name: /^All results for/ }));
    expect(await screen.findByRole('link', { name: 'About roofs' })).toBeVisible();
    expect(field).toHaveValue('roofs');
    router.history.back();
    expect(await screen.findByRole('link', { name: 'About walls' })).toBeVisible();
    expect(field).toHaveValue('walls');
    await userEvent.type(field, ' and slabs');
    expect(await screen.findByRole('link', { name: 'About walls and slabs' })).toBeVisible();
    expect(field).toHaveValue('walls and slabs');
    expect(router.state.location.search).toEqual({ text: 'walls and slabs' });
  });
});
