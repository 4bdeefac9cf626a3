import { Banner } from '@plinth/ui/Banner';
import { useEffect, useRef } from 'react';

/**
 * The reason a press did nothing. It receives the focus and thereby scrolls into view, since the pressed button may be
 * a screen away.
 */
export function FailureNote({ children }: { children: string }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus();
  }, []);
  return (
    <div ref={note} tabIndex={-1} role="alert">
      <Banner tone="error" title="That did not work">
        {children}
      </Banner>
    </div>
  );
}
