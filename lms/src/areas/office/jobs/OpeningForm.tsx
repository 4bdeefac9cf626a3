import { endOfDay } from '@plinth/domain/dates/end-of-day';
import { isIsoDate } from '@plinth/domain/fields/is-iso-date';
import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import { ROUND_LABEL, WORK_MODE_LABEL } from '@plinth/domain/jobs/job-labels';
import type { OfficeOpeningDetail, OpeningFacts } from '@plinth/domain/jobs/office-opening';
import type { WorkMode } from '@plinth/domain/jobs/work-mode';
import { CURRENCIES, type Currency } from '@plinth/domain/money/currency';
import { Banner } from '@plinth/ui/Banner';
import { Checkbox } from '@plinth/ui/Checkbox';
import { useForm } from '@plinth/ui/forms/use-form';
import { Select } from '@plinth/ui/Select';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { changeOpening, employerNamesQuery, makeOpening } from '../../../data/office-jobs.ts';
import { productChoicesQuery } from '../../../data/office-products.ts';
import { AmountInput } from '../../../parts/AmountInput.tsx';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { optionsOf } from '../../../parts/options-of.ts';
import { useNow } from '../../../parts/use-now.ts';
import { useStoredDraft } from '../../../parts/use-stored-draft.ts';
import { SheetSection } from '../list/SheetSection.tsx';
import { SubmitRow } from '../list/SubmitRow.tsx';
import { useLookAgain } from '../list/use-look-again.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { QuestionsField } from '../questions/QuestionsField.tsx';
import { RoleBoxes } from '../staff/RoleBoxes.tsx';
import * as own from './jobs.css.ts';
import { judgeOpening, type OpeningDraft, openingDraftOf } from './opening-draft.ts';

type OpeningFormProps = {
  opening?: OfficeOpeningDetail;
  /** The initial employer of a new one. */
  employerId?: string | undefined;
  onDone: (jobOpeningId: string) => void;
};

const QUESTION_TYPES = ['SUBJECTIVE', 'SINGLE_CHOICE', 'MULTIPLE_CHOICE'] as const;

/**
 * The form for an opening: the job, its rounds, its audience, and the questions to applicants. Input for a new one is
 * saved until it is stored. What a colleague changes meanwhile is shown in the fields that were not typed in.
 */
export function OpeningForm({ opening, employerId, onDone }: OpeningFormProps) {
  const changed = useOfficeChanged();
  const now = useNow();
  const products = useQuery(productChoicesQuery()).data?.products ?? [];
  const employers = useQuery(employerNamesQuery()).data?.employers ?? [];
  const held = useStoredDraft<OpeningDraft>(
    opening ? null : `opening:${employerId ?? ''}`,
    openingDraftOf(opening?.facts, employerId),
  );
  const form = useForm<OpeningDraft, OpeningFacts>({
    held,
    judge: judgeOpening,
    send: async (facts) => {
      const saved = opening
        ? changeOpening(opening.jobOpeningId, { seen: opening.updatedAt, facts })
        : makeOpening(facts);
      const { opening: made } = await saved;
      held.forget();
      await changed(opening ? 'Opening updated.' : 'Draft saved. No learner sees it yet.');
      onDone(made.jobOpeningId);
    },
    onFailure: useLookAgain(),
  });
  const { draft, problemOf } = form;
  // An opening that is already published retains its day.
  const isKept = opening?.state !== 'DRAFT' && draft.closingDay === opening?.facts.closingDay;
  const hasPassed = !isKept && isIsoDate(draft.closingDay) && endOfDay(draft.closingDay) < now;
  return (
    <FormFrame className={own.sections} form={form} label="The opening" takesFocus={!opening}>
      <SheetSection className={own.section} title="The job">
        <Select
          label="Employer"
          required
          placeholder="Choose one"
          options={employers.map((one) => ({ value: one.employerId, label: one.name }))}
          {...form.text('employerId')}
        />
        <TextInput label="Title" required {...form.text('title')} />
        <TextArea label="Description" required rows={6} max={LONG_TEXT_MAX} {...form.text('description')} />
        <div className={own.pair}>
          <TextInput label="Place" required {...form.text('location')} />
          <Select
            label="Work mode"
            value={draft.workMode}
            options={optionsOf(WORK_MODE_LABEL)}
            onChange={({ target }) => form.change('workMode', target.value as WorkMode)}
          />
        </div>
        <div className={own.pair}>
          <AmountInput
            label="A year's pay (empty: not named)"
            currency={draft.currency}
            {...form.text('pay')}
            error={problemOf('pay.ctc')}
          />
          <Select
            label="Currency"
            value={draft.currency}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
            onChange={({ target }) => form.change('currency', target.value as Currency)}
          />
        </div>
        <TextInput label="Skills, with commas" {...form.text('skills')} />
        <TextInput
          label="Last day to apply"
          hint="Applications are taken until this day ends in the school's time zone."
          type="date"
          required
          {...form.text('closingDay')}
        />
        {hasPassed && (
          <Banner tone="warning" live="status">
            This day has passed already, and nobody could apply. Choose one that is still to come.
          </Banner>
        )}
      </SheetSection>
      <SheetSection className={own.section} title="Rounds">
        <RoleBoxes
          legend="Rounds in order"
          options={optionsOf(ROUND_LABEL)}
          chosen={draft.rounds}
          error={problemOf('rounds') ?? null}
          onChange={(rounds) => form.change('rounds', rounds)}
        />
      </SheetSection>
      <SheetSection className={own.section} title="Who it is for">
        <RoleBoxes
          legend="Learners of any of these courses (none: every course)"
          options={products.map(({ productId, courseTitle }) => ({
            value: productId,
            label: `${productId}, ${courseTitle}`,
          }))}
          chosen={draft.courses}
          error={problemOf('criteria.courses') ?? null}
          onChange={(courses) => form.change('courses', courses)}
        />
        <div className={own.pair}>
          <TextInput
            label="Minimum work experience in months"
            inputMode="numeric"
            {...form.text('minExperienceInMonths')}
            error={problemOf('criteria.minExperienceInMonths')}
          />
          <TextInput
            label="Maximum notice period in days"
            inputMode="numeric"
            {...form.text('maxNoticePeriod')}
            error={problemOf('criteria.maxNoticePeriod')}
          />
        </div>
        <TextInput
          label="Skills they must have, with commas"
          {...form.text('neededSkills')}
          error={problemOf('criteria.skills')}
        />
        <TextInput
          label="Languages they must speak, with commas"
          {...form.text('languages')}
          error={problemOf('criteria.languages')}
        />
        <Checkbox
          label="Worked with Revit before the course"
          checked={draft.priorRevitExp}
          onChange={({ target }) => form.change('priorRevitExp', target.checked)}
        />
        <Checkbox
          label="Willing to relocate"
          checked={draft.willingToRelocate}
          onChange={({ target }) => form.change('willingToRelocate', target.checked)}
        />
      </SheetSection>
      <SheetSection className={own.section} title="Questions to applicants">
        <QuestionsField
          questions={draft.questions}
          types={QUESTION_TYPES}
          problemOf={problemOf}
          onChange={(questions) => form.change('questions', questions)}
        />
      </SheetSection>
      <SubmitRow form={form} variant="primary" label={opening ? 'Save' : 'Save the draft'} />
    </FormFrame>
  );
}
