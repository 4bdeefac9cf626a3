import { exactTime } from '@plinth/domain/dates/format-day';
import type { QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reopenQuery, resolveQuery } from '../../../data/change-queries.ts';
import { queriesKey } from '../../../data/mentor-queries.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { keepFocus } from '../../../parts/keep-focus.ts';
import { latestError } from '../../../parts/latest-error.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from '../../../parts/queries/queries.css.ts';
import { Feedback } from './Feedback.tsx';

/** The asker's final actions: resolve it, reopen it within the allowed time, rate it. */
export function Outcome({ cohortId, query }: { cohortId: string; query: QueryDetails }) {
  const client = useQueryClient();
  const { queryId, state, canResolve, canReopen, reopenUntil } = query;
  const settle = () => client.invalidateQueries({ queryKey: queriesKey(cohortId) });
  const resolve = useMutation({ mutationFn: () => resolveQuery({ cohortId, queryId }), onSuccess: settle });
  const reopen = useMutation({ mutationFn: () => reopenQuery({ cohortId, queryId }), onSuccess: settle });
  return (
    <section className={css.panel} aria-label="The end of this query" ref={keepFocus}>
      {state === 'RESOLVED' ? (
        <Feedback cohortId={cohortId} query={query} />
      ) : (
        <Text tone="soft">
          {state === 'ANSWERED'
            ? 'Does the answer help? Resolve the query, or send it back to the mentors: write more, or open it again.'
            : 'Solved it yourself? Then resolve it, and no mentor spends time on it.'}
        </Text>
      )}
      <ErrorBanner error={latestError(resolve, reopen)} />
      <div className={css.actions}>
        {canResolve && (
          <Button
            variant={state === 'ANSWERED' ? 'primary' : 'secondary'}
            loading={resolve.isPending}
            onClick={() => resolve.mutate()}
          >
            Mark as resolved
          </Button>
        )}
        {canReopen && (
          <Button variant="quiet" loading={reopen.isPending} onClick={() => reopen.mutate()}>
            Open it again
          </Button>
        )}
        {reopenUntil && (
          <Text as="span" secondary>
            You can open it again until {exactTime(reopenUntil, ownZone())}.
          </Text>
        )}
      </div>
    </section>
  );
}
