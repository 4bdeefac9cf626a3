import { Banner } from '@plinth/ui/Banner';
import { useEffect, useRef } from 'react';
import * as css from './island.css.ts';

type Problem = { field: string; message: string };

type Props = {
  problems: readonly Problem[];
  labelOf: (field: string) => string;
  /** The id of the control of a field. */
  idOf: (field: string) => string;
  /** Counts the tries to go on. */
  attempt: number;
};

/** What keeps a step from going on, with a way to each field. It takes the focus at every attempt. */
export function ErrorSummary({ problems, labelOf, idOf, attempt }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is told, also with the same problems
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} role="alert">
      <Banner
        tone="error"
        title={
          problems.length === 1
            ? 'One answer needs another look'
            : `${problems.length} answers need another look`
        }
      >
        <ul className={css.tight}>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${idOf(field)}`}>{labelOf(field)}</a>: {message}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
