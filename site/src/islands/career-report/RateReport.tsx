import type { CareerFormId } from '@plinth/domain/career-builder/career-form';
import { Button } from '@plinth/ui/Button';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { type FormEvent, useState } from 'react';
import { api } from '../../api/client.ts';
import * as css from '../island.css.ts';
import type { Reader } from './use-reader.ts';
import { useReaderCall } from './use-reader-call.ts';

const RATINGS = ['1', '2', '3', '4', '5'] as const;

/** How useful the result was, from 1 to 5; the last rating per address counts. */
export function RateReport({ reader, formId }: { reader: Reader; formId: CareerFormId }) {
  const [rating, setRating] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { isBusy, isSent, failure, run } = useReaderCall(reader, (email) =>
    api.careerBuilder.saveFeedback({ query: { email, formId }, body: { rating: Number(rating) } }),
  );

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setError(rating ? null : 'Choose a number');
    if (rating) void run();
  }

  return (
    <form className={css.tight} noValidate onSubmit={send}>
      <RadioGroup
        name="rating"
        label="How useful was this to you?"
        hint="1 is not at all, 5 is very."
        layout="inline"
        options={RATINGS.map((value) => ({ value, label: value }))}
        value={rating}
        error={error ?? failure}
        onChange={setRating}
      />
      <div className={css.actions}>
        <Button type="submit" size="s" loading={isBusy}>
          Send the rating
        </Button>
        <p role="status" className={css.note}>
          {isSent ? 'Thank you. It was saved; a new one replaces it.' : ''}
        </p>
      </div>
    </form>
  );
}
