import { useCallback, useEffect, useRef, useState } from 'react';
import { keepDraftFiles, readDraftFiles } from '../data/draft-files.ts';
import { useStoredDraft } from './use-stored-draft.ts';

const NO_NAMES: { names: string[] } = { names: [] };

/**
 * The files of a text that is being written, kept on this device until it is sent. While they are being kept
 * `isKeeping` says so, and the browser asks before the page is left. A session that ends by itself takes them along: its
 * writer finds their names under `lost`.
 */
export function useFileDraft(key: string) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [keeping, setKeeping] = useState(0);
  const [isRead, setRead] = useState(false);
  const { draft, change: name, clear } = useStoredDraft(`files:${key}`, NO_NAMES);
  const isTouched = useRef(false);
  useEffect(() => {
    let isLeft = false;
    readDraftFiles(key)
      .then((kept) => {
        // Files chosen while the store was being read must not be replaced by the stored ones.
        if (!isLeft && !isTouched.current && kept.length > 0) setFiles(kept);
      })
      .catch(() => {})
      .finally(() => !isLeft && setRead(true));
    return () => {
      isLeft = true;
    };
  }, [key]);
  const lost = isRead ? draft.names.filter((one) => !files.some((file) => file.name === one)) : [];
  // What is chosen meanwhile takes the place of the lost one of its name alone.
  const missing = useRef(lost);
  missing.current = lost;
  const change = useCallback(
    (next: readonly File[]) => {
      isTouched.current = true;
      setFiles(next);
      const chosen = next.map((file) => file.name);
      name('names', [...chosen, ...missing.current.filter((one) => !chosen.includes(one))]);
      setKeeping((before) => before + 1);
      // A full or closed store only means that the files are not stored.
      void keepDraftFiles(key, next)
        .catch(() => {})
        .finally(() => setKeeping((before) => before - 1));
    },
    [key, name],
  );
  const isKeeping = keeping > 0;
  useEffect(() => {
    if (!isKeeping) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isKeeping]);
  const forget = () => {
    clear();
    void keepDraftFiles(key, []).catch(() => {});
  };
  return { files, lost, change, isKeeping, forget };
}
