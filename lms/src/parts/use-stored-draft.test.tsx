import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../stores/session.ts';
import { useStoredDraft } from './use-stored-draft.ts';

/** Ends a session, as the store reports it before it forgets the user. */
const ends = (detail: { isForced: boolean }) => {
  window.dispatchEvent(new CustomEvent('plinth:signed-out', { detail }));
  session.userId = null;
};
const textShown = () => {
  const { result, unmount } = renderHook(() => useStoredDraft('a-question', { text: '' }));
  const { text } = result.current.draft;
  unmount();
  return text;
};
const writes = (userId: string, text: string) => {
  session.userId = userId;
  const { result, unmount } = renderHook(() => useStoredDraft('a-question', { text: '' }));
  act(() => result.current.change('text', text));
  unmount();
};
afterEach(() => {
  session.userId = null;
  sessionStorage.clear();
});

describe('a stored draft', () => {
  it('is kept for its author when the session ended on its own', () => {
    writes('one', 'Which level?');
    ends({ isForced: true });
    expect(textShown()).toBe('');
    session.userId = 'one';
    expect(textShown()).toBe('Which level?');
  });

  it('is not shown to someone else who signs in, and is deleted then', () => {
    writes('one', 'Which level?');
    ends({ isForced: true });
    session.userId = 'two';
    expect(textShown()).toBe('');
    ends({ isForced: true });
    session.userId = 'one';
    expect(textShown()).toBe('');
  });

  it('is deleted once its author signs out', () => {
    writes('one', 'Which level?');
    ends({ isForced: false });
    session.userId = 'one';
    expect(textShown()).toBe('');
  });

  it('is restored for its author who signs in after a page load, before any form was opened', async () => {
    writes('one', 'Which level?');
    ends({ isForced: true });
    vi.resetModules();
    const anew = await import('../stores/session.ts');
    anew.session.userId = 'one';
    const parts = await import('./use-stored-draft.ts');
    const { result } = renderHook(() => parts.useStoredDraft('a-question', { text: '' }));
    expect(result.current.draft.text).toBe('Which level?');
  });
});
