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
  it('waits for its writer when the session ended by itself', () => {
    writes('one', 'Which level?');
    ends({ isForced: true });
    expect(textShown()).toBe('');
    session.userId = 'one';
    expect(textShown()).toBe('Which level?');
  });

  it('is nothing for somebody else who signs in there, and is gone then', () => {
    writes('one', 'Which level?');
    ends({ isForced: true });
    session.userId = 'two';
    expect(textShown()).toBe('');
    ends({ isForced: true });
    session.userId = 'one';
    expect(textShown()).toBe('');
  });

  it('is gone once its writer signs out', () => {
    writes('one', 'Which level?');
    ends({ isForced: false });
    session.userId = 'one';
    expect(textShown()).toBe('');
  });

  it('is back for its writer who signs in after a page load before any form was opened', async () => {
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
