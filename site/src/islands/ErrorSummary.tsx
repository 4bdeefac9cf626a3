import { Banner } from '@plinth/ui/Banner';
import type { Problems } from '@plinth/ui/forms/judged';
import { useEffect, useRef } from 'react';
import * as css from './island.css.ts';

type Props = {
  problems: Problems;
  labelOf: (field: string) => string;
  /** Returns the id of a field's control. */
  idOf: (field: string) => string;
  /** Counts the refused tries to continue. */
  faults: number;
};

/**
 * The problems that prevent a step from continuing, with a link to each field. It receives the focus at every refused
 * try.
 */
export function ErrorSummary({ problems, labelOf, idOf, faults }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults > 0) summary.current?.focus();
  }, [faults]);
  const entries = Object.entries(problems);
  if (entries.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} role="alert">
      <Banner
        tone="error"
        title={
          entries.length === 1
            ? 'One answer needs another look'
            : `${entries.length} answers need another look`
        }
      >
        <ul className={css.tight}>
          {entries.map(([field, message]) => (
            <li key={field}>
              <a href={`#${idOf(field)}`}>{labelOf(field)}</a>: {message}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
