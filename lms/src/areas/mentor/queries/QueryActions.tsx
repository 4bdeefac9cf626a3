import type { QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Section } from '@plinth/ui/Section';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import {
  assignQuery,
  cohortGuidesQuery,
  guideQueriesKey,
  setQueryState,
} from '../../../data/guide-queries.ts';
import { mentorDashboardQuery } from '../../../data/mentors.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import { session } from '../../../stores/session.ts';
import * as page from '../guide-page.css.ts';

type QueryActionsProps = { cohortId: string; query: QueryDetails };

/** What a guide can do with a query besides answering: assign it to a guide, mark it. */
export function QueryActions({ cohortId, query }: QueryActionsProps) {
  const { queryId, state, assignedIg, feedback } = query;
  const { userId } = useSnapshot(session);
  const client = useQueryClient();
  const guides = useQuery(cohortGuidesQuery(cohortId));
  const settle = async () => {
    await client.invalidateQueries({ queryKey: guideQueriesKey(cohortId) });
    void client.invalidateQueries({ queryKey: mentorDashboardQuery(cohortId).queryKey });
  };
  const assign = useMutation({
    mutationFn: (guideId: string) => assignQuery({ cohortId, queryId, userId: guideId }),
    onSuccess: async ({ query: { assignedIg: guide } }) => {
      await settle();
      void showToast(
        'success',
        guide.userId === userId ? 'The query is yours.' : `The query is with ${guide.firstName}.`,
      );
    },
  });
  const mark = useMutation({
    mutationFn: (next: 'ANSWERED' | 'UNANSWERED') => setQueryState({ cohortId, queryId, state: next }),
    onSuccess: settle,
  });
  const failed = assign.error ?? mark.error;
  const chosen = assignedIg?.userId ?? '';
  const known = guides.data ?? (assignedIg ? [assignedIg] : []);
  return (
    <Section className={page.panel} size="s" title="This query">
      <ErrorBanner error={failed} />
      {state === 'RESOLVED' ? (
        <Text tone="soft">
          {assignedIg ? `Resolved, with ${assignedIg.firstName}.` : 'Resolved by the learner.'}
        </Text>
      ) : (
        <>
          <Select
            label="Assigned to"
            value={chosen}
            disabled={assign.isPending || guides.isPending}
            options={[
              ...(chosen === '' ? [{ value: '', label: 'Nobody yet', disabled: true }] : []),
              ...known.map((guide) => ({
                value: guide.userId,
                label:
                  guide.userId === userId
                    ? 'You'
                    : [guide.firstName, guide.lastName].filter(Boolean).join(' '),
              })),
            ]}
            onChange={({ target: { value } }) => {
              if (value !== chosen) assign.mutate(value);
            }}
          />
          <div className={page.actions}>
            {state === 'UNANSWERED' ? (
              <Button
                size="s"
                variant="quiet"
                loading={mark.isPending}
                onClick={() => mark.mutate('ANSWERED')}
              >
                Mark as answered
              </Button>
            ) : (
              <Button
                size="s"
                variant="quiet"
                loading={mark.isPending}
                onClick={() => mark.mutate('UNANSWERED')}
              >
                Mark as unanswered
              </Button>
            )}
          </div>
        </>
      )}
      {feedback && (
        <blockquote className={page.part}>
          <Annotation label>The learner’s rating</Annotation>
          <Text>{feedback.rating} of 5</Text>
          {feedback.text && (
            <Text tone="soft" lines>
              {feedback.text}
            </Text>
          )}
        </blockquote>
      )}
    </Section>
  );
}
