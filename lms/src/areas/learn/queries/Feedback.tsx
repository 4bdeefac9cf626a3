import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import type { QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import { Button } from '@plinth/ui/Button';
import { judged } from '@plinth/ui/forms/judged';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rateQuery } from '../../../data/change-queries.ts';
import { queryQuery } from '../../../data/mentor-queries.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../../../parts/queries/queries.css.ts';
import { useStoredForm } from '../../../parts/use-stored-form.ts';

const RATINGS = [
  { value: '5', label: '5, it solved my problem' },
  { value: '4', label: '4, it helped a lot' },
  { value: '3', label: '3, it helped somewhat' },
  { value: '2', label: '2, it helped a little' },
  { value: '1', label: '1, it did not help' },
] as const;

/** The asker's rating of the answers; the last one counts. No rating is requested if no one has answered. */
export function Feedback({ cohortId, query }: { cohortId: string; query: QueryDetails }) {
  const { queryId, feedback } = query;
  const client = useQueryClient();
  const [isChanging, setChanging] = useState(feedback === undefined);
  const form = useStoredForm({
    key: `feedback:${queryId}`,
    saved: { rating: feedback ? String(feedback.rating) : '', text: feedback?.text ?? '' },
    judge: ({ rating, text }) =>
      judged({ rating: rating === '' ? 'Choose one' : null }, { rating: Number(rating), text: text.trim() }),
    send: (rated) => rateQuery({ cohortId, queryId, ...rated }),
    onSent: async () => {
      await client.invalidateQueries({ queryKey: queryQuery({ cohortId, queryId }).queryKey });
      setChanging(false);
    },
  });
  if (!query.canRate) return <Text tone="soft">You resolved this query before a mentor answered it.</Text>;
  if (!isChanging)
    return (
      <div className={css.actions} role="status">
        <Text tone="soft">You rated the answers {feedback?.rating ?? form.draft.rating} of 5.</Text>
        <Button size="s" variant="quiet" onClick={() => setChanging(true)}>
          Change the rating
        </Button>
      </div>
    );
  return (
    <FormFrame
      className={css.part}
      label="How were the answers?"
      form={form}
      action={{ label: 'Save the rating', row: css.actions }}
    >
      <RadioGroup label="How were the answers?" options={[...RATINGS]} {...form.choice('rating')} />
      <TextArea label="Why? (optional)" max={LONG_TEXT_MAX} rows={3} {...form.text('text')} />
    </FormFrame>
  );
}
