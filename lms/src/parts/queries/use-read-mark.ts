import { useEffect } from 'react';

/**
 * Marks what is shown as read, and again whenever its version changes. What changes in a hidden tab is marked when the
 * tab is looked at. Nothing is shown yet while the version is null.
 */
export function useReadMark(version: string | null, markRead: () => void): void {
  useEffect(() => {
    if (version === null) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', mark);
      markRead();
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [version, markRead]);
}
