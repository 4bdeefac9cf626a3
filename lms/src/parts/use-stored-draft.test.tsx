import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '../stores/session.ts';
import { useStoredDraft } from './use-stored-draft.ts';

const ends = (isForced: boolean) =>
  window.dispatchEvent(new CustomEvent('plinth:signed-out', { detail: { isForced } }));
const shown = (userId: string) => {
  session.userId = userId;
  return renderHook(() => useStoredDraft('a-question', { text: '' }));
};
const write = (userId: string, text: string) => {
  const { result, unmount } = shown(userId);
  act(() => result.current.change('text', text));
  unmount();
};
afterEach(() => {
  session.userId = null;
});

describe('a stored draft', () => {
  it('waits for its writer when the session ended by itself, and is nothing for anybody else', () => {
    write('one', 'Which level?');
    ends(true);
    expect(shown('two').result.current.draft).toEqual({ text: '' });
    expect(shown('one').result.current.draft).toEqual({ text: 'Which level?' });
  });

  it('is gone once its writer signs out', () => {
    write('one', 'Which level?');
    ends(false);
    expect(shown('one').result.current.draft).toEqual({ text: '' });
  });
});
