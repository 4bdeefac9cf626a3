import { Banner } from '@plinth/ui/Banner';
import { useEffect, useRef } from 'react';

/** Why a press did nothing. It takes the focus, and so comes into view: what was pressed may stand a screen away. */
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
