import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import type { QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rateQuery } from '../../../data/change-queries.ts';
import { queryQuery } from '../../../data/mentor-queries.ts';
import * as css from '../../../parts/queries/queries.css.ts';
import { useDraft } from '../../../parts/use-draft.ts';

const RATINGS = [
  { value: '5', label: '5, it solved my problem' },
  { value: '4', label: '4, it helped a lot' },
  { value: '3', label: '3, it helped somewhat' },
  { value: '2', label: '2, it helped little' },
  { value: '1', label: '1, it did not help' },
] as const;

/** What the asker thinks of the answers; the last word counts (API-181). Nothing is asked where nobody answered. */
export function Feedback({ cohortId, query }: { cohortId: string; query: QueryDetails }) {
  const { queryId, feedback } = query;
  const client = useQueryClient();
  const [isChanging, setChanging] = useState(feedback === undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const { draft, change, forget } = useDraft(`feedback:${queryId}`, {
    rating: feedback ? String(feedback.rating) : '',
    text: feedback?.text ?? '',
  });
  const save = useMutation({
    mutationFn: () => rateQuery({ cohortId, queryId, rating: Number(draft.rating), text: draft.text.trim() }),
    onSuccess: async () => {
      forget();
      await client.invalidateQueries({ queryKey: queryQuery({ cohortId, queryId }).queryKey });
      setChanging(false);
    },
  });
  if (!query.canRate) return <Text tone="soft">You resolved this query before a mentor answered it.</Text>;
  if (!isChanging)
    return (
      <div className={css.actions} role="status">
        <Text tone="soft">You rated the answers {feedback?.rating ?? draft.rating} of 5.</Text>
        <Button size="s" variant="quiet" onClick={() => setChanging(true)}>
          Change the rating
        </Button>
      </div>
    );
  return (
    <form
      className={css.part}
      noValidate
      aria-label="How were the answers?"
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(draft.rating === '' ? 'Choose one' : null);
        if (draft.rating !== '') save.mutate();
      }}
    >
      <RadioGroup
        label="How were the answers?"
        name={`rating-${queryId}`}
        options={[...RATINGS]}
        value={draft.rating === '' ? null : draft.rating}
        error={problem}
        onChange={(value) => change('rating', value)}
      />
      <TextArea
        label="What made them so? (optional)"
        max={LONG_TEXT_MAX}
        rows={3}
        value={draft.text}
        onChange={(event) => change('text', event.target.value)}
      />
      {save.isError && (
        <Banner tone="error" live="alert">
          {save.error.message}
        </Banner>
      )}
      <div className={css.actions}>
        <Button type="submit" loading={save.isPending}>
          Save the rating
        </Button>
      </div>
    </form>
  );
}
