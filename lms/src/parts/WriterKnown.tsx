import { Skeleton } from '@plinth/ui/Skeleton';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../stores/session.ts';

type WriterKnownProps = {
  /** What assistive technology reads meanwhile, such as "Your note is loading". */
  loading: string;
  children: ReactNode;
};

/**
 * Renders an editor that keeps unsaved text on this device once the profile says whose text it is. The screen around it
 * does not wait for the profile.
 */
export function WriterKnown({ loading, children }: WriterKnownProps) {
  const { userId } = useSnapshot(session);
  // An open editor stays when its session ends: its page is left with the text.
  const [isKnown, setKnown] = useState(userId !== null);
  if (userId !== null && !isKnown) setKnown(true);
  return isKnown ? (
    children
  ) : (
    <div role="status" aria-busy="true" aria-label={loading}>
      <Skeleton shape="block" />
    </div>
  );
}
