import { ApiError } from '@plinth/api-client/api-error';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { keepFocus } from '../keep-focus.ts';
import * as css from './QueryPanel.css.ts';

type QueryPanelProps<Data> = {
  title: string;
  /** Shown at the end of the title line: a count, a zone, a link. */
  note?: ReactNode;
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown };
  /** The panel while it loads, in its real layout. */
  skeleton: ReactNode;
  /** The key by which the tour finds the panel. */
  tour?: string | undefined;
  emphasis?: keyof typeof css.emphasis | undefined;
  children: (data: Data) => ReactNode;
};

/** A panel that loads, fails and retries independently of the others. */
export function QueryPanel<Data>({
  title,
  note,
  query,
  skeleton,
  tour,
  emphasis = 'plain',
  children,
}: QueryPanelProps<Data>) {
  const id = useId();
  const { data, error } = query;
  // Retrying does not open what is forbidden.
  const isRefused = error instanceof ApiError && error.status === 403;
  return (
    <section
      aria-labelledby={id}
      className={`${css.panel} ${css.emphasis[emphasis]}`}
      data-tour={tour}
      ref={keepFocus}
    >
      <div className={css.head}>
        <Heading level={2} size="s" id={id}>
          {title}
        </Heading>
        {note}
      </div>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <div role="alert" className={css.failed}>
          <p className={css.problem}>{error.message}</p>
          {!isRefused && (
            <Button size="s" onClick={() => void query.refetch()} loading={query.isFetching}>
              Try again
            </Button>
          )}
        </div>
      ) : (
        <div role="status" aria-busy="true" aria-label={`${title}: loading`} className={css.skeleton}>
          {skeleton}
        </div>
      )}
    </section>
  );
}
