import { ApiError } from '@plinth/api-client/api-error';
import { UNSAVED_KEY_PREFIX } from '@plinth/domain/session/stored-keys';
import { useSaver } from '@plinth/ui/forms/use-saver';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepText, keptText } from './device-text.ts';
import { SAVE_STATES } from './save-states.ts';
import { writerId } from './writer-id.ts';

type Autosave = {
  /** The key of the text among its writer's texts on this device while it is unsaved. */
  key: string;
  /** The text on the server. */
  stored: string;
  save: (text: string) => Promise<unknown>;
  /** The revision, checksum or text that this text is written over; kept with unsaved text for `revisionBelow`. */
  revision?: { current: number | string };
};

const placeOf = (key: string) => `${UNSAVED_KEY_PREFIX}${writerId()}_${key}`;
const revisionPlace = (place: string) => `${place}_REVISION`;

/**
 * Returns the revision that the text shown at first is written over: the stored one, unless an earlier visit left other
 * text unsaved.
 * @param unknown the revision of unsaved text if none was kept with it: one that no newer text has
 */
export function revisionBelow<Revision extends number | string>(
  key: string,
  stored: { text: string; revision: Revision },
  unknown: Revision,
): Revision {
  const place = placeOf(key);
  const kept = keptText(place);
  if (kept === null || kept === stored.text) return stored.revision;
  const below = keptText(revisionPlace(place));
  if (below === null) return unknown;
  return (typeof unknown === 'number' ? Number(below) : below) as Revision;
}

/**
 * A text that saves itself after a pause in typing, one call at a time. Unsaved text stays on this device through a
 * reload, a closed tab and the end of the session, and is retried with growing delays, and immediately when the
 * connection is back. A refusal by the server stops the retries until the text changes. Used within `WriterKnown`.
 */
export function useAutosave({ key, stored, save, revision }: Autosave) {
  const [place] = useState(() => placeOf(key));
  const [text, setText] = useState(() => keptText(place) ?? stored);
  const latest = useRef(text);
  const acknowledged = useRef(stored);
  const keep = useCallback(
    (next: string | null) => {
      if (revision) keepText(revisionPlace(place), next === null ? null : String(revision.current));
      keepText(place, next);
    },
    [place, revision],
  );
  // The answer to an earlier save was lost, but the text had arrived.
  useEffect(() => {
    if (latest.current === acknowledged.current) keep(null);
  }, [keep]);
  const saver = useSaver({
    pauseMs: 800,
    longestWaitMs: 30_000,
    isDue: () => latest.current !== acknowledged.current,
    // Too many calls is a temporary refusal: it is retried automatically.
    isRefusal: (error) => error instanceof ApiError && !error.isOutage && error.status !== 429,
    save: async () => {
      const sent = latest.current;
      await save(sent);
      acknowledged.current = sent;
      if (latest.current === sent) keep(null);
      // What was typed meanwhile is written over what was just saved.
      else if (keptText(place) === latest.current) keep(latest.current);
    },
  });
  const { touch, rest, drain, error } = saver;

  const change = useCallback(
    (next: string) => {
      latest.current = next;
      setText(next);
      keep(next);
      touch();
    },
    [touch, keep],
  );

  /** Adopts a text known to be on the server. */
  const take = useCallback(
    (next: string) => {
      latest.current = next;
      acknowledged.current = next;
      keep(null);
      setText(next);
      rest();
    },
    [rest, keep],
  );

  return {
    text,
    state: SAVE_STATES[saver.state],
    problem: error instanceof ApiError ? error : null,
    change,
    flush: drain,
    take,
  };
}
