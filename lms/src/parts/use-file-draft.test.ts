import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '../stores/session.ts';
import { useFileDraft } from './use-file-draft.ts';

/** A session ends, as the store tells it before it forgets who it was. */
const ends = (isForced: boolean) => {
  window.dispatchEvent(new CustomEvent('plinth:signed-out', { detail: { isForced } }));
  session.userId = null;
};
const open = () => renderHook(() => useFileDraft('message:1'));
const chooses = (userId: string, ...names: string[]) => {
  session.userId = userId;
  const { result, unmount } = open();
  act(() => result.current.change(names.map((name) => new File(['x'], name))));
  unmount();
};
afterEach(() => {
  session.userId = null;
  sessionStorage.clear();
});

// Nothing keeps a file here, as after a session that ended: what is left of them are their names.
describe('the files of a draft', () => {
  it('are named to their writer after a session that ended by itself, until each is chosen again', async () => {
    chooses('one', 'plan.png', 'notes.pdf');
    ends(true);
    session.userId = 'one';
    const { result } = open();
    await waitFor(() => expect(result.current.lost).toEqual(['plan.png', 'notes.pdf']));
    act(() => result.current.change([new File(['x'], 'plan.png')]));
    expect(result.current.lost).toEqual(['notes.pdf']);
    act(() => result.current.forget());
    expect(result.current.lost).toEqual([]);
  });

  it.each([
    { isForced: true, next: 'two' },
    { isForced: false, next: 'one' },
  ])('are named to nobody else, nor after signing out: $isForced, $next', async ({ isForced, next }) => {
    chooses('one', 'plan.png');
    ends(isForced);
    session.userId = next;
    const { result } = open();
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(result.current.lost).toEqual([]);
  });
});
