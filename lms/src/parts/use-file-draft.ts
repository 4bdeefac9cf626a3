import { useCallback, useEffect, useRef, useState } from 'react';
import { keepDraftFiles, readDraftFiles } from '../data/draft-files.ts';

/** The files of a text that is being written, kept on this device until it is sent. */
export function useFileDraft(key: string) {
  const [files, setFiles] = useState<readonly File[]>([]);
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
      // A full or closed store only means that the files are not kept.
      void keepDraftFiles(key, next).catch(() => {});
    },
    [key],
  );
  return { files, change, forget: () => void keepDraftFiles(key, []).catch(() => {}) };
}
