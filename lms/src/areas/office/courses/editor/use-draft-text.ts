import type { ApiError } from '@plinth/api-client/api-error';
import { DraftText } from '@plinth/domain/courses/course-draft';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { courseDraftQuery, draftTextQuery, saveDraftText } from '../../../../data/office-course-drafts.ts';
import { revisionBelow, useAutosave } from '../../../../parts/use-autosave.ts';

/** The sum of no text. */
const UNKNOWN = '0'.repeat(64);

/** Returns what another author wrote meanwhile, from the answer that refused to overwrite it. */
function theirsOf(problem: ApiError | null): { theirs: DraftText; by: string } | null {
  if (problem?.status !== 409) return null;
  const read = DraftText.safeParse(problem.data.theirs);
  return read.success
    ? { theirs: read.data, by: typeof problem.data.by === 'string' ? problem.data.by : 'Someone' }
    : null;
}

/**
 * A text of a draft that is saved automatically while typing. It never overwrites what another author wrote: in that
 * case `clash` has both texts until one is chosen, and `taken` counts how often another text replaced this one. Unsent
 * text remembers, even across a reload, what it was typed over.
 */
export function useDraftText(code: string, stored: DraftText) {
  const client = useQueryClient();
  const { path } = stored;
  const key = `COURSE_${code}_${path}`;
  const [seen] = useState(() => ({
    current: revisionBelow(key, { text: stored.text, revision: stored.sum }, UNKNOWN),
  }));
  const autosave = useAutosave({
    key,
    stored: stored.text,
    revision: seen,
    save: async (text) => {
      const { sum } = await saveDraftText(code, path, text, seen.current);
      seen.current = sum;
      client.setQueryData(draftTextQuery(code, path).queryKey, { path, text, sum });
      await client.invalidateQueries({ queryKey: courseDraftQuery(code).queryKey, exact: true });
    },
  });
  const [taken, setTaken] = useState(0);
  const { take, state } = autosave;
  const shown = useRef(stored.sum);
  // Another author changed or reverted the text while nothing local is unsaved: the current text is shown.
  useEffect(() => {
    if (stored.sum === shown.current || state !== 'saved') return;
    shown.current = stored.sum;
    if (stored.sum === seen.current) return;
    seen.current = stored.sum;
    take(stored.text);
    setTaken((times) => times + 1);
  }, [stored, seen, state, take]);
  const clash = theirsOf(autosave.problem);
  /** Continues from the other author's text; `mine` overwrites it with the local text. */
  const settle = (mine: boolean) => {
    if (!clash) return;
    const own = autosave.text;
    seen.current = clash.theirs.sum;
    autosave.take(clash.theirs.text);
    client.setQueryData(draftTextQuery(code, path).queryKey, clash.theirs);
    if (mine) autosave.change(own);
    setTaken((times) => times + 1);
  };
  return { ...autosave, clash, settle, taken };
}

export type DraftTextState = ReturnType<typeof useDraftText>;
