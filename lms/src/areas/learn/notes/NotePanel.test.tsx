import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCohort, COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { queryClient } from '../../../data/query-client.ts';
import { session } from '../../../stores/session.ts';
import { BookmarkButton } from './BookmarkButton.tsx';
import { NotePanel } from './NotePanel.tsx';
import { NotesPage } from './NotesPage.tsx';

const NODE = '019dabcd-0000-7000-8000-000000000009';
const MODULE = '019dabcd-0000-7000-8000-000000000008';
const address = { cohortId: COHORT_ID, namespace: 'LEARNING', nodeId: NODE } as const;
const holds = (text: string, revision: number, isBookmarked = false) =>
  answers('notes', 'read', {
    note: { text, revision, updatedAt: revision ? inDays(0) : null },
    isBookmarked,
  });

/** A school that holds a note, and refuses what was not written over it. */
const schoolHolds = (text: string, revision: number) => {
  const note = { text, revision, updatedAt: inDays(0) };
  answersBy('notes', 'read', () => ({ note: { ...note }, isBookmarked: false }));
  answersBy('notes', 'save', ({ body }) => {
    if (body.text !== note.text && body.revision !== note.revision)
      throw HttpResponse.json(
        { status: 409, code: 'CONFLICT', message: 'This note was changed on another device.' },
        { status: 409 },
      );
    if (body.text !== note.text) Object.assign(note, { text: body.text, revision: note.revision + 1 });
    return { note: { ...note } };
  });
  return note;
};

const ME = '019dabcd-0000-7000-8000-000000000001';
const drafts = () => Object.entries(localStorage).filter(([key]) => key.startsWith('DRAFT_'));

beforeEach(() => {
  localStorage.clear();
  session.userId = ME;
  answers('cohorts', 'readCohort', { cohort: aCohort() });
});

describe("the learner's note on a page", () => {
  it('is saved when typing pauses, based on the last saved revision', async () => {
    holds('Gates', 4);
    await renderPage(<NotePanel address={address} />);
    let revision = 4;
    const sent = answersBy('notes', 'save', ({ body }) => {
      revision += 1;
      return { note: { text: String(body.text), revision, updatedAt: inDays(0) } };
    });
    const field = await screen.findByLabelText('Note');
    await userEvent.type(field, ' and states');
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ text: 'Gates and states', revision: 4 }));
    expect(await screen.findByText('Saved')).toBeVisible();
    await userEvent.type(field, '.');
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ text: 'Gates and states.', revision: 5 }));
  });

  it('what another device wrote is shown when the page gets the focus', async () => {
    holds('Gates', 4);
    await renderPage(<NotePanel address={address} />);
    const field = await screen.findByLabelText('Note');
    holds('Gates and states', 5);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(field).toHaveValue('Gates and states'));
    const sent = answersBy('notes', 'save', ({ body }) => ({
      note: { text: String(body.text), revision: 6, updatedAt: inDays(0) },
    }));
    await userEvent.type(field, '.');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ text: 'Gates and states.', revision: 5 }));
  });

  it('what another device wrote does not replace what is being typed', async () => {
    holds('', 0);
    await renderPage(<NotePanel address={address} />);
    const field = await screen.findByLabelText('Note');
    schoolHolds('By phone', 5);
    fireEvent.change(field, { target: { value: 'Mine' } });
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/changed on another device/)).toBeVisible();
    expect(field).toHaveValue('Mine');
  });

  it('a conflict with another device is reported, and the learner can keep their own text', async () => {
    holds('', 0);
    await renderPage(<NotePanel address={address} />);
    refuses('notes', 'save', 409, 'CONFLICT', 'This note was changed on another device.');
    await userEvent.type(await screen.findByLabelText('Note'), 'Mine');
    expect(await screen.findByText(/changed on another device/)).toBeVisible();
    holds('Theirs', 7);
    const sent = answersBy('notes', 'save', ({ body }) => ({
      note: { text: String(body.text), revision: 8, updatedAt: inDays(0) },
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep this text' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ text: 'Mine', revision: 7 }));
    expect(screen.getByLabelText('Note')).toHaveValue('Mine');
  });

  it("the text from the other device replaces the learner's own when it is chosen", async () => {
    holds('', 0);
    await renderPage(<NotePanel address={address} />);
    refuses('notes', 'save', 409, 'CONFLICT', 'This note was changed on another device.');
    await userEvent.type(await screen.findByLabelText('Note'), 'Mine');
    await screen.findByText(/changed on another device/);
    holds('Theirs', 7);
    await userEvent.click(screen.getByRole('button', { name: 'Take the other one' }));
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('Theirs'));
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('without a connection the text is kept on this device', async () => {
    holds('', 0);
    await renderPage(<NotePanel address={address} />);
    refuses('notes', 'save', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    await userEvent.type(await screen.findByLabelText('Note'), 'On the train');
    expect(await screen.findByText(/Kept on this device/)).toBeVisible();
    expect(drafts().sort()).toEqual([
      [`DRAFT_${ME}_NOTE_${COHORT_ID}_${NODE}`, 'On the train'],
      [`DRAFT_${ME}_NOTE_${COHORT_ID}_${NODE}_REVISION`, '0'],
    ]);
  });

  it('is sent again after the server refused too many calls', async () => {
    const page = { ...address, nodeId: MODULE };
    holds('', 0);
    await renderPage(<NotePanel address={page} />);
    refuses('notes', 'save', 429, 'TOO_MANY_REQUESTS', 'Too many calls.');
    await userEvent.type(await screen.findByLabelText('Note'), 'In a hurry');
    expect(await screen.findByText(/Kept on this device and sent again/)).toBeVisible();
    const sent = answersBy('notes', 'save', ({ body }) => ({
      note: { text: String(body.text), revision: 1, updatedAt: inDays(0) },
    }));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ text: 'In a hurry' }));
  });

  it('is saved even from a device whose storage is full', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    holds('', 0);
    const sent = answersBy('notes', 'save', ({ body }) => ({
      note: { text: String(body.text), revision: 1, updatedAt: inDays(0) },
    }));
    await renderPage(<NotePanel address={address} />);
    await userEvent.type(await screen.findByLabelText('Note'), 'Gates');
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ text: 'Gates' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    full.mockRestore();
  });

  it('text left unsaved by a closed tab is shown and sent, and removed from this device once saved', async () => {
    // A separate page: the panel of the previous case may still be sending what was written for the other one.
    const page = { ...address, nodeId: MODULE };
    localStorage.setItem(`DRAFT_${ME}_NOTE_${COHORT_ID}_${MODULE}`, 'On the train');
    localStorage.setItem(`DRAFT_someone-else_NOTE_${COHORT_ID}_${MODULE}`, 'Not mine');
    holds('', 0);
    const sent = answersBy('notes', 'save', ({ body }) => ({
      note: { text: String(body.text), revision: 1, updatedAt: inDays(0) },
    }));
    await renderPage(<NotePanel address={page} />);
    expect(await screen.findByLabelText('Note')).toHaveValue('On the train');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ text: 'On the train', revision: 0 }));
    await waitFor(() => expect(drafts().map(([, text]) => text)).toEqual(['Not mine']));
  });

  it('on a reload whose profile answers late, the writer is known before the text, and unsaved text is theirs alone', async () => {
    session.userId = null;
    localStorage.setItem(`DRAFT_${ME}_NOTE_${COHORT_ID}_${NODE}`, 'On the train');
    localStorage.setItem(`DRAFT_null_NOTE_${COHORT_ID}_${NODE}`, 'Not mine');
    const asked = holds('', 0);
    const sent = answersBy('notes', 'save', ({ body }) => ({
      note: { text: String(body.text), revision: 1, updatedAt: inDays(0) },
    }));
    await renderPage(<NotePanel address={address} />);
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('status', { name: 'Your note is loading' })).toBeVisible();
    expect(screen.queryByLabelText('Note')).toBeNull();
    act(() => {
      session.userId = ME;
    });
    expect(await screen.findByLabelText('Note')).toHaveValue('On the train');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ text: 'On the train' }));
    await waitFor(() => expect(drafts().map(([, text]) => text)).toEqual(['Not mine']));
  });

  it('text left unsaved by a closed tab does not replace what another device wrote meanwhile, however often it is opened', async () => {
    holds('', 4);
    refuses('notes', 'save', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    await renderPage(<NotePanel address={address} />);
    await userEvent.type(await screen.findByLabelText('Note'), 'On the train');
    expect(await screen.findByText(/Kept on this device/)).toBeVisible();
    cleanup();
    const note = schoolHolds('By phone', 5);
    for (const _visit of ['first', 'second']) {
      await renderPage(<NotePanel address={address} />);
      expect(await screen.findByText(/changed on another device/)).toBeVisible();
      expect(screen.getByLabelText('Note')).toHaveValue('On the train');
      expect(note).toMatchObject({ text: 'By phone', revision: 5 });
      cleanup();
    }
    await renderPage(<NotePanel address={address} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep this text' }));
    await waitFor(() => expect(note).toMatchObject({ text: 'On the train', revision: 6 }));
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('text left unsaved without a revision does not replace another note of the same page', async () => {
    localStorage.setItem(`DRAFT_${ME}_NOTE_${COHORT_ID}_${NODE}`, 'On the train');
    const note = schoolHolds('By phone', 5);
    await renderPage(<NotePanel address={address} />);
    expect(await screen.findByText(/changed on another device/)).toBeVisible();
    expect(note.text).toBe('By phone');
    await userEvent.click(screen.getByRole('button', { name: 'Take the other one' }));
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('By phone'));
    expect(drafts()).toEqual([]);
  });

  it('text that had arrived although its answer was lost is continued without a question', async () => {
    localStorage.setItem(`DRAFT_${ME}_NOTE_${COHORT_ID}_${NODE}`, 'Gates');
    localStorage.setItem(`DRAFT_${ME}_NOTE_${COHORT_ID}_${NODE}_REVISION`, '4');
    const note = schoolHolds('Gates', 5);
    await renderPage(<NotePanel address={address} />);
    const field = await screen.findByLabelText('Note');
    await waitFor(() => expect(drafts()).toEqual([]));
    await userEvent.type(field, ' and states');
    await waitFor(() => expect(note).toMatchObject({ text: 'Gates and states', revision: 6 }));
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('what was typed while a save was on its way is based on what that save wrote', async () => {
    holds('', 4);
    let arrive = () => {};
    let isFirst = true;
    answersBy('notes', 'save', async ({ body }) => {
      if (!isFirst) throw HttpResponse.error();
      isFirst = false;
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return { note: { text: String(body.text), revision: 5, updatedAt: inDays(0) } };
    });
    await renderPage(<NotePanel address={address} />);
    const field = await screen.findByLabelText('Note');
    fireEvent.change(field, { target: { value: 'Gates' } });
    await waitFor(() => expect(isFirst).toBe(false));
    fireEvent.change(field, { target: { value: 'Gates and states' } });
    arrive();
    expect(await screen.findByText(/Kept on this device/)).toBeVisible();
    cleanup();
    const note = schoolHolds('Gates', 5);
    await renderPage(<NotePanel address={address} />);
    await waitFor(() => expect(note).toMatchObject({ text: 'Gates and states', revision: 6 }));
  });

  it('the same text saved by another tab is not a conflict', async () => {
    holds('', 0);
    await renderPage(<NotePanel address={address} />);
    const field = await screen.findByLabelText('Note');
    refuses('notes', 'save', 409, 'CONFLICT', 'This note was changed on another device.');
    holds('Mine', 1);
    await userEvent.type(field, 'Mine');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(drafts()).toEqual([]);
  });

  it('shows neither save state nor character count before anything is written', async () => {
    holds('', 0);
    await renderPage(<NotePanel address={address} />);
    const field = await screen.findByLabelText('Note');
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.queryByText('10000')).toBeNull();
    answers('notes', 'save', { note: { text: 'x', revision: 1, updatedAt: inDays(0) } });
    fireEvent.change(field, { target: { value: 'x'.repeat(9_990) } });
    expect(screen.getByText('10')).toBeVisible();
    expect(await screen.findByText('Saved')).toBeVisible();
  });
});

describe('bookmarks', () => {
  it('a bookmark shows at once, and a refused removal is reverted', async () => {
    holds('', 0);
    await renderPage(<BookmarkButton address={address} />);
    const button = await screen.findByRole('button', { name: 'Bookmark' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    const sent = answers('notes', 'bookmark', { isBookmarked: true });
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Bookmarked', pressed: true })).toBeVisible();
    await waitFor(() => expect(sent[0]?.body).toEqual({ namespace: 'LEARNING', isBookmarked: true }));
    refuses('notes', 'bookmark', 403, 'FORBIDDEN', 'No.');
    await userEvent.click(screen.getByRole('button', { name: 'Bookmarked' }));
    expect(await screen.findByRole('button', { name: 'Bookmarked', pressed: true })).toBeVisible();
  });

  it('of two presses in a row the second is sent only when the first has arrived', async () => {
    holds('', 0);
    await renderPage(<BookmarkButton address={address} />);
    const button = await screen.findByRole('button', { name: 'Bookmark' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const sent = answersBy('notes', 'bookmark', async ({ body }) => {
      if (body.isBookmarked) await held;
      return { isBookmarked: body.isBookmarked === true };
    });
    await userEvent.click(button);
    await waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Bookmarked' }));
    expect(await screen.findByRole('button', { name: 'Bookmark', pressed: false })).toBeVisible();
    expect(sent).toHaveLength(1);
    arrive();
    await waitFor(() => expect(sent.map(({ body }) => body.isBookmarked)).toEqual([true, false]));
    expect(screen.getByRole('button', { name: 'Bookmark', pressed: false })).toBeVisible();
  });
});

describe('the list of notes', () => {
  const place = {
    nodeId: NODE,
    namespace: 'LEARNING',
    title: 'The four states',
    moduleId: MODULE,
    moduleTitle: 'Foundations',
    isRetired: false,
  } as const;

  it('links each note to its page', async () => {
    answers('notes', 'list', {
      notes: [{ ...place, text: 'Gates', revision: 1, updatedAt: inDays(0) }],
      total: 1,
    });
    await renderPage(<NotesPage cohortId={COHORT_ID} shown="notes" page={1} onPage={() => {}} />);
    expect(await screen.findByRole('link', { name: 'The four states' })).toHaveAttribute(
      'href',
      `/learn/${COHORT_ID}/curriculum?mid=${MODULE}&cid=${NODE}`,
    );
    expect(screen.getByText('Gates')).toBeVisible();
  });

  it('bookmarks have their own chip, and an empty list says so', async () => {
    answers('notes', 'listBookmarks', { bookmarks: [], total: 0 });
    await renderPage(<NotesPage cohortId={COHORT_ID} shown="bookmarks" page={1} onPage={() => {}} />);
    expect(await screen.findByText(/have not bookmarked a page yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bookmarks' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows a note on a page that the course has dropped without a link, and deletes it after a question', async () => {
    let text = 'Gates';
    answersBy('notes', 'list', () => {
      const gone = { ...place, isRetired: true, text, revision: 3, updatedAt: inDays(0) };
      return { notes: text ? [gone] : [], total: text ? 1 : 0 };
    });
    refuses('notes', 'save', 409, 'CONFLICT', 'This note was changed on another device.');
    await renderPage(<NotesPage cohortId={COHORT_ID} shown="notes" page={1} onPage={() => {}} />);
    expect(await screen.findByText('Gates')).toBeVisible();
    expect(screen.getByText('The four states')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'The four states' })).toBeNull();
    expect(screen.getByText('This page is no longer part of the course.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete the note: The four states' }));
    const question = await screen.findByRole('dialog', { name: 'Delete this note?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/changed on another device/)).toBeVisible();
    const sent = answersBy('notes', 'save', ({ body }) => {
      text = String(body.text);
      return { note: { text, revision: 4, updatedAt: inDays(0) } };
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/have not written a note yet/)).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ namespace: 'LEARNING', text: '', revision: 3 }]);
  });

  it('removes the bookmark of a page that the course has dropped', async () => {
    let isBookmarked = true;
    answersBy('notes', 'listBookmarks', () => ({
      bookmarks: isBookmarked ? [{ ...place, isRetired: true, createdAt: inDays(0) }] : [],
      total: isBookmarked ? 1 : 0,
    }));
    const sent = answersBy('notes', 'bookmark', ({ body }) => {
      isBookmarked = body.isBookmarked === true;
      return { isBookmarked };
    });
    await renderPage(<NotesPage cohortId={COHORT_ID} shown="bookmarks" page={1} onPage={() => {}} />);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove the bookmark: The four states' }),
    );
    expect(await screen.findByText(/have not bookmarked a page yet/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your notes' })).toHaveFocus());
    expect(sent.map(({ body }) => body)).toEqual([{ namespace: 'LEARNING', isBookmarked: false }]);
  });

  it.each([
    ['notes', 'list'],
    ['bookmarks', 'listBookmarks'],
  ] as const)('%s go to the last page there is when the page shown has become empty', async (shown, call) => {
    answers('notes', call, { [shown]: [], total: 20 } as never);
    const turn = vi.fn();
    await renderPage(<NotesPage cohortId={COHORT_ID} shown={shown} page={2} onPage={turn} />);
    await waitFor(() => expect(turn.mock.calls).toEqual([[1, true]]));
  });
});
