import { ApiError } from '@plinth/api-client/api-error';
import { cleanText } from '@plinth/domain/fields/clean-text';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ownReportQuery, saveDraft, type TaskAddress, takeDraftText } from '../../../data/assignments.ts';
import { revisionBelow, useAutosave } from '../../../parts/use-autosave.ts';

/** Returns what another device wrote, from the answer that refused to replace it. */
const theirsOf = (error: Error): string | null =>
  error instanceof ApiError && error.status === 409 && typeof error.data.theirs === 'string'
    ? error.data.theirs
    : null;

/**
 * The text of a draft, saved while typing. It never replaces what another device wrote unseen: if both were changed,
 * `theirs` is the other text until one of the two is chosen.
 * @param stored the text on the server
 */
export function useDraftWords(address: TaskAddress, stored: string) {
  const client = useQueryClient();
  const key = `${address.cohortId}_${address.nodeId}`;
  const [seen] = useState(() => ({
    current: revisionBelow<string>(key, { text: stored, revision: stored }, ''),
  }));
  const [theirs, setTheirs] = useState<string | null>(null);
  /** Shows what another device wrote if that is why a call was refused. */
  const meet = (error: Error) => setTheirs((known) => theirsOf(error) ?? known);
  const words = useAutosave({
    key,
    stored,
    revision: seen,
    save: async (text) => {
      try {
        const { reportId } = await saveDraft({ ...address, text, seen: seen.current });
        seen.current = text;
        setTheirs(null);
        takeDraftText(address, reportId, text);
      } catch (error) {
        if (error instanceof Error) meet(error);
        throw error;
      }
    },
  });
  const { text, state, take, change } = words;
  const adopt = useCallback(
    (next: string) => {
      seen.current = next;
      setTheirs(null);
      take(next);
    },
    [seen, take],
  );
  const shown = useRef(stored);
  // Another device changed the text while nothing here is unsaved. The school trims it: that alone is no change.
  useEffect(() => {
    if (state !== 'saved') return;
    const isFresh = stored !== shown.current;
    const next = isFresh ? stored : theirs;
    shown.current = stored;
    if (next === null) return;
    if (cleanText(next) !== cleanText(text)) adopt(next);
    else {
      seen.current = next;
      setTheirs(null);
    }
  }, [stored, theirs, text, state, adopt, seen]);

  /** Continues from the other device's text; `isMine` replaces it with the one written here. */
  const settle = (isMine: boolean) => {
    if (theirs === null) return;
    adopt(theirs);
    if (isMine) change(text);
    else void client.invalidateQueries({ queryKey: ownReportQuery(address).queryKey });
  };

  return { ...words, seen, theirs, meet, settle };
}

export type DraftWords = ReturnType<typeof useDraftWords>;
