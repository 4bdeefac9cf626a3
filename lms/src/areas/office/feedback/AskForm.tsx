import { instantAt } from '@plinth/domain/dates/instant-at';
import { FEEDBACK_CATEGORIES, type FeedbackCategory } from '@plinth/domain/feedback/feedback-category';
import type { FormDisplayPosition } from '@plinth/domain/feedback/form-display-position';
import { FEEDBACK_PAGES, FeedbackDraft } from '@plinth/domain/feedback/office-feedback';
import type { FeedbackAudience } from '@plinth/domain/roles/feedback-audience';
import { Checkbox } from '@plinth/ui/Checkbox';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { openFeedback } from '../../../data/office-feedback.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { optionsOf } from '../../../parts/options-of.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import * as own from '../jobs/jobs.css.ts';
import * as css from '../list/list.css.ts';
import { SubmitRow } from '../list/SubmitRow.tsx';
import { useOfficeForm } from '../list/use-office-form.ts';
import { QuestionsField } from '../questions/QuestionsField.tsx';
import { NEW_QUESTION, type QuestionDraft, writtenOf } from '../questions/question-draft.ts';
import { RoleBoxes } from '../staff/RoleBoxes.tsx';
import { ASKED_AUDIENCES, AUDIENCE_TEXTS, CATEGORY_TEXTS } from './feedback-texts.ts';

type Draft = {
  title: string;
  questions: QuestionDraft[];
  /** Empty for every cohort. */
  cohortId: string;
  page: string;
  audiences: FeedbackAudience[];
  category: FeedbackCategory;
  formDisplayPosition: FormDisplayPosition;
  isMandatory: boolean;
  /** Days in the user's time zone; empty for now, and for no end. */
  startsAt: string;
  endsAt: string;
};

const EMPTY: Draft = {
  title: '',
  questions: [{ ...NEW_QUESTION, questionType: 'SCALE_STAR' }],
  cohortId: '',
  page: 'dashboard',
  audiences: ['LEARNER'],
  category: 'CSAT',
  formDisplayPosition: 'BOTTOM_POPUP',
  isMandatory: false,
  startsAt: '',
  endsAt: '',
};

const TYPES = [
  'SCALE_STAR',
  'SCALE_NUMBER',
  'SCALE_EMOJI',
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'SUBJECTIVE',
] as const;

const judge = (draft: Draft) =>
  FeedbackDraft.safeParse({
    ...draft,
    questions: draft.questions.map(writtenOf),
    cohortId: draft.cohortId || null,
    startsAt: draft.startsAt ? instantAt(ownZone(), draft.startsAt, 0) : null,
    endsAt: draft.endsAt ? instantAt(ownZone(), draft.endsAt, 23, 59) : null,
  });

type AskFormProps = {
  cohorts: readonly { cohortId: string; name: string }[];
  onAsked: (eventId: string) => void;
};

/**
 * The form that creates a feedback form and sets where, of whom and when it is asked. Input is saved until it is asked.
 */
export function AskForm({ cohorts, onAsked }: AskFormProps) {
  const form = useOfficeForm({
    key: 'feedback-form',
    saved: EMPTY,
    judge,
    send: openFeedback,
    said: ({ startsAt }) => (startsAt ? 'Form scheduled.' : 'Form opened.'),
    onDone: ({ feedback }) => onAsked(feedback.eventId),
  });
  const { draft, problemOf } = form;
  return (
    <FormFrame className={css.part} form={form} label="The form" takesFocus>
      <TextInput label="Title" required maxLength={80} {...form.text('title')} />
      <QuestionsField
        questions={draft.questions}
        types={TYPES}
        problemOf={problemOf}
        onChange={(questions) => form.change('questions', questions)}
      />
      {draft.questions.length === 1 && (
        <Text secondary>A single question is asked on wide screens only; ask two to reach phones.</Text>
      )}
      <div className={own.pair}>
        <Select
          label="Cohort"
          options={[
            { value: '', label: 'Every cohort' },
            ...cohorts.map(({ cohortId, name }) => ({ value: cohortId, label: name })),
          ]}
          {...form.text('cohortId')}
        />
        <Select
          label="On the page"
          value={draft.page}
          options={FEEDBACK_PAGES.map((value) => ({ value, label: value.replaceAll('-', ' ') }))}
          onChange={({ target }) => form.change('page', target.value)}
        />
      </div>
      <RoleBoxes
        legend="It asks"
        options={optionsOf(AUDIENCE_TEXTS, ASKED_AUDIENCES)}
        chosen={draft.audiences.filter((one): one is (typeof ASKED_AUDIENCES)[number] =>
          ASKED_AUDIENCES.some((known) => known === one),
        )}
        error={problemOf('audiences') ?? null}
        onChange={(audiences) => form.change('audiences', audiences)}
      />
      <div className={own.pair}>
        <Select
          label="What it measures"
          value={draft.category}
          options={optionsOf(CATEGORY_TEXTS, FEEDBACK_CATEGORIES)}
          onChange={({ target }) => form.change('category', target.value as FeedbackCategory)}
        />
        <Select
          label="Position"
          value={draft.formDisplayPosition}
          options={[
            { value: 'BOTTOM_POPUP', label: 'At the bottom of the page' },
            { value: 'MIDDLE_POPUP', label: 'In the middle of the page' },
          ]}
          onChange={({ target }) => form.change('formDisplayPosition', target.value as FormDisplayPosition)}
        />
      </div>
      <div className={own.pair}>
        <TextInput label="From the beginning of (empty: now)" type="date" {...form.text('startsAt')} />
        <TextInput
          label="Until the end of (empty: until it is closed)"
          type="date"
          {...form.text('endsAt')}
        />
      </div>
      <Checkbox
        label="It must be answered"
        hint="It cannot be put off."
        checked={draft.isMandatory}
        onChange={({ target }) => form.change('isMandatory', target.checked)}
      />
      <Text secondary>
        The people asked see it on their next visit to the page. Nobody is emailed. The questions cannot be
        changed afterwards; the form can be closed.
      </Text>
      <SubmitRow form={form} variant="primary" label={draft.startsAt ? 'Schedule it' : 'Ask it'} />
    </FormFrame>
  );
}
