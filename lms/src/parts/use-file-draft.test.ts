import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { keepDraftFiles } from '../data/draft-files.ts';
import { session } from '../stores/session.ts';
import { useFileDraft } from './use-file-draft.ts';

/** Ends a session as the store does: it forgets the stored files, says so, and then forgets the person. */
const ends = async (isForced: boolean) => {
  // Whether this environment can store files depends on the test files that ran before in the same process.
  await keepDraftFiles('message:1', []).catch(() => {});
  window.dispatchEvent(new CustomEvent('plinth:signed-out', { detail: { isForced } }));
  session.userId = null;
};
const open = () => renderHook(() => useFileDraft('message:1'));
const chooses = async (userId: string, ...names: string[]) => {
  session.userId = userId;
  const { result, unmount } = open();
  act(() => result.current.change(names.map((name) => new File(['x'], name))));
  await waitFor(() => expect(result.current.isKeeping).toBe(false));
  unmount();
};
afterEach(() => {
  session.userId = null;
  sessionStorage.clear();
});

// Nothing keeps a file here, as after a session that ended: what is left of them are their names.
describe('file names of a draft', () => {
  it('are shown to their author after the session ended on its own, until each file is chosen again', async () => {
    await chooses('one', 'plan.png', 'notes.pdf');
    await ends(true);
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
  ])('are not shown to anyone else or after sign-out: $isForced, $next', async ({ isForced, next }) => {
    await chooses('one', 'plan.png');
    await ends(isForced);
    session.userId = next;
    const { result } = open();
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(result.current.lost).toEqual([]);
  });
});
