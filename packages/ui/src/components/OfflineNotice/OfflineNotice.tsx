import CloudOff from 'lucide-react/icons/cloud-off';
import { useSyncExternalStore } from 'react';
import { icon } from '../../private/icon.ts';
import * as css from './OfflineNotice.css.ts';

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

export type OfflineNoticeProps = {
  message?: string | undefined;
  /** The state the page has detected itself; otherwise the browser's is used. */
  isOffline?: boolean | undefined;
};

/** A notice shown for as long as the connection is lost. */
export function OfflineNotice({
  message = 'You are offline. What is open stays readable; nothing new is sent.',
  isOffline,
}: OfflineNoticeProps) {
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {(isOffline ?? !online) && (
        <div className={css.notice}>
          <CloudOff {...icon} size={16} />
          {message}
        </div>
      )}
    </div>
  );
}
