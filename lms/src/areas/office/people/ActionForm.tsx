import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import { CURRENCIES } from '@plinth/domain/money/currency';
import {
  LETTER_SUBJECT_MAX,
  PeopleAction,
  PeopleActionKind,
  type PersonOutcome,
} from '@plinth/domain/people/many-people';
import { randomId } from '@plinth/ui/forms/random-id';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { Select } from '@plinth/ui/Select';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { enrolmentCohortsQuery } from '../../../data/office-enrolments.ts';
import { actOnPeople } from '../../../data/office-people.ts';
import { oneOf } from '../../../parts/address-values.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { optionsOf } from '../../../parts/options-of.ts';
import { useStoredDraft } from '../../../parts/use-stored-draft.ts';
import { cohortText, seatsText } from '../enrolments/enrolment-texts.ts';
import { ActionPreview } from './ActionPreview.tsx';
import { ACTION_KINDS, ACTION_TEXTS } from './action-texts.ts';
import * as css from './person.css.ts';

type ActionFormProps = {
  userIds: string[];
  onServed: (outcomes: readonly PersonOutcome[]) => void;
};

type Draft = {
  kind: string;
  cohortId: string;
  currency: string;
  reason: string;
};

const NO_LETTER = { subject: '', text: '' };

/**
 * The form of an action on the chosen people, with a preview of its effect on each. Only the letter is saved as a draft
 * until it is sent: neither the chosen people nor the reason is, as a reason must not end up in another person's log.
 */
export function ActionForm({ userIds, onServed }: ActionFormProps) {
  const client = useQueryClient();
  const cohorts = useQuery(enrolmentCohortsQuery()).data?.cohorts ?? [];
  const [key, setKey] = useState(randomId);
  const letter = useStoredDraft('people-letter', NO_LETTER);
  const form = useForm<Draft, PeopleAction>({
    held: useDraft<Draft>({
      kind: '',
      cohortId: '',
      currency: '',
      reason: '',
    }),
    judge: (draft) =>
      PeopleAction.safeParse({
        ...draft,
        letter: letter.latest(),
        currency: oneOf(CURRENCIES, draft.currency) ?? null,
      }),
    send: async (action) => {
      const { outcomes } = await actOnPeople({ userIds, action }, key);
      if (action.kind === 'WRITE') letter.forget();
      onServed(outcomes);
      await client.invalidateQueries({ queryKey: ['office'] });
    },
  });
  const { draft } = form;
  // A key identifies one submission: changed content needs a new key.
  const change: typeof form.change = (path, value) => {
    setKey(randomId());
    form.change(path, value);
  };
  const write = (part: keyof typeof NO_LETTER, text: string) => {
    setKey(randomId());
    letter.change(part, text);
  };
  const kind = oneOf(ACTION_KINDS, draft.kind);
  const looked = PeopleActionKind.safeParse({
    ...draft,
    letter: letter.draft,
    currency: oneOf(CURRENCIES, draft.currency) ?? null,
  });
  return (
    <FormFrame className={css.actionForm} form={form} label="Action">
      <RadioGroup
        name="action"
        label="What do you want to do?"
        value={draft.kind}
        options={optionsOf(ACTION_TEXTS)}
        onChange={(value) => change('kind', value)}
      />
      {kind === 'ENROL' && (
        <>
          <Select
            label="Cohort"
            required
            placeholder="Choose a cohort"
            value={draft.cohortId}
            error={form.problemOf('cohortId') ? 'Choose a cohort' : null}
            options={cohorts
              .filter(({ isActive }) => isActive)
              .map((one) => ({ value: one.cohortId, label: `${cohortText(one)} (${seatsText(one)})` }))}
            onChange={({ target }) => change('cohortId', target.value)}
          />
          <Select
            label="Payment"
            value={draft.currency}
            options={[
              { value: '', label: 'Nothing is due' },
              { value: 'INR', label: 'The price is due, in rupees' },
              { value: 'USD', label: 'The price is due, in dollars' },
            ]}
            onChange={({ target }) => change('currency', target.value)}
          />
        </>
      )}
      {kind === 'WRITE' && (
        <>
          <TextInput
            label="Subject"
            required
            maxLength={LETTER_SUBJECT_MAX}
            value={letter.draft.subject}
            error={form.problemOf('letter.subject')}
            onChange={({ target }) => write('subject', target.value)}
          />
          <TextArea
            label="Text"
            required
            max={LONG_TEXT_MAX}
            hint="Begins with “Hello” and the first name of each. Nobody sees who else received it."
            value={letter.draft.text}
            error={form.problemOf('letter.text')}
            onChange={({ target }) => write('text', target.value)}
          />
        </>
      )}
      {(kind === 'BLOCK' || kind === 'UNBLOCK') && (
        <TextInput
          label="Reason"
          hint="For the log; the person does not read it."
          maxLength={200}
          value={draft.reason}
          error={form.problemOf('reason')}
          onChange={({ target }) => change('reason', target.value)}
        />
      )}
      {looked.success && <ActionPreview userIds={userIds} action={looked.data} isBusy={form.isBusy} />}
    </FormFrame>
  );
}
