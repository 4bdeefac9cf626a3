import { useCallback, useEffect, useRef, useState } from 'react';
import { keepDraftFiles, readDraftFiles } from '../data/draft-files.ts';

/**
 * The files of a text that is being written, kept on this device until it is sent. While they are being kept
 * `isKeeping` says so, and the browser asks before the page is left.
 */
export function useFileDraft(key: string) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [keeping, setKeeping] = useState(0);
  const isTouched = useRef(false);
  useEffect(() => {
    let isLeft = false;
    readDraftFiles(key)
      .then((kept) => {
        // What was chosen while the store was read comes after it, not in place of it.
        if (!isLeft && !isTouched.current && kept.length > 0) setFiles(kept);
      })
      .catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [key]);
  const change = useCallback(
    (next: readonly File[]) => {
      isTouched.current = true;
      setFiles(next);
      setKeeping((before) => before + 1);
      // A full or closed store only means that the files are not kept.
      void keepDraftFiles(key, next)
        .catch(() => {})
        .finally(() => setKeeping((before) => before - 1));
    },
    [key],
  );
  const isKeeping = keeping > 0;
  useEffect(() => {
    if (!isKeeping) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isKeeping]);
  return { files, change, isKeeping, forget: () => void keepDraftFiles(key, []).catch(() => {}) };
}
