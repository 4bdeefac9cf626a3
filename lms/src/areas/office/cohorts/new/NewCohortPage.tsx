import { CohortSchedule, HOLIDAYS_MAX, NewCohort } from '@plinth/domain/cohorts/new-cohort';
import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { useForm } from '@plinth/ui/forms/use-form';
import { Heading } from '@plinth/ui/Heading';
import { Select } from '@plinth/ui/Select';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import type { api } from '../../../../data/api.ts';
import { cohortMakingsQuery, createCohort } from '../../../../data/office-cohorts.ts';
import { FormFrame } from '../../../../parts/FormFrame.tsx';
import { LoadState } from '../../../../parts/LoadState.tsx';
import { ownZone } from '../../../../parts/own-zone.ts';
import { timeZoneOptions } from '../../../../parts/time-zones.ts';
import { useStoredDraft } from '../../../../parts/use-stored-draft.ts';
import { ListPage } from '../../list/ListPage.tsx';
import * as list from '../../list/list.css.ts';
import { useOfficeChanged } from '../../list/use-office-changed.ts';
import {
  type CohortDraft,
  cohortOf,
  emptyDraft,
  scheduleOf,
  suggestedBy,
  wrongHoliday,
} from './cohort-draft.ts';
import * as css from './new-cohort.css.ts';
import { PlannedCalendar } from './PlannedCalendar.tsx';

type Makings = Awaited<ReturnType<typeof api.officeCohorts.readChoices>>;

/** Creates a cohort from a course and a date; its whole calendar is previewed before anything is saved. */
export function NewCohortPage() {
  const makings = useQuery(cohortMakingsQuery());
  return (
    <ListPage
      sheet="O-301"
      title="New cohort"
      lead="Sessions, openings, deadlines and milestones follow from the course and the day it starts. What you type is kept until the cohort is created."
    >
      <LoadState query={makings} loading="The form is loading">
        {(known) => <CohortForm makings={known} />}
      </LoadState>
    </ListPage>
  );
}

function CohortForm({ makings }: { makings: Makings }) {
  const changed = useOfficeChanged();
  const navigate = useNavigate();
  const held = useStoredDraft<CohortDraft>('new-cohort', emptyDraft(ownZone()));
  const form = useForm<CohortDraft, NewCohort>({
    held,
    judge: (draft) =>
      NewCohort.safeParse({
        ...cohortOf(draft),
        hasOnboarding: draft.hasOnboarding && makings.hasOnboardingForm,
      }),
    send: async (cohort) => {
      const { cohortId } = await createCohort(cohort);
      held.clear();
      await changed(`${cohort.productId}-${cohort.batchNumber} is created.`);
      await navigate({ href: `/office/cohorts/${cohortId}/groups` });
    },
  });
  const { draft } = form;
  const typed = useDeferredValue(draft);
  const schedule = CohortSchedule.safeParse(scheduleOf(typed));
  const wrong = wrongHoliday(draft);
  return (
    <div className={css.parts}>
      <FormFrame className={css.form} form={form} label="New cohort">
        <Select
          label="Product"
          required
          placeholder="Choose a product"
          options={makings.products.map(({ productId, courseTitle, durationWeeks }) => ({
            value: productId,
            label: `${productId}: ${courseTitle}, ${durationWeeks} weeks`,
          }))}
          {...form.text('productId')}
          onChange={({ target }) => held.merge(suggestedBy(target.value, makings))}
        />
        <Select
          label="Course"
          required
          placeholder="Choose a course"
          options={makings.courses.map(({ courseId, code, title }) => ({
            value: courseId,
            label: `${title} (${code})`,
          }))}
          {...form.text('courseId')}
        />
        <TextInput
          label="Number"
          required
          hint="Together with the product, it names the cohort."
          {...form.text('batchNumber')}
        />
        <div className={css.pair}>
          <TextInput label="Starts on" type="date" required {...form.text('startsOn')} />
          <TextInput label="At" type="time" required {...form.text('startTime')} />
        </div>
        <Select label="Time zone" options={timeZoneOptions(draft.timeZone)} {...form.text('timeZone')} />
        <TextArea
          label="Holidays"
          rows={4}
          // As many days as a cohort accepts, each with its line break.
          max={HOLIDAYS_MAX * 'YYYY-MM-DD\n'.length}
          hint="One day per line, such as 2026-12-25. A session on one is held a week later, and what follows comes with it."
          {...form.text('holidays')}
          error={wrong === null ? form.problemOf('holidays') : `${wrong} is not a day such as 2026-12-25`}
        />
        <Select
          label="Lead mentor"
          options={[
            { value: '', label: 'Nobody yet' },
            ...makings.leadMentors.map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
          {...form.text('leadMentorId')}
        />
        <div className={css.pair}>
          <TextInput label="Seats" inputMode="numeric" required {...form.text('seats')} />
          <TextInput label="Learners in a group" inputMode="numeric" required {...form.text('groupSize')} />
        </div>
        {makings.hasOnboardingForm && (
          <Checkbox label="Learners fill in the onboarding form first" {...form.check('hasOnboarding')} />
        )}
        <Text secondary>
          Once created, it is on sale on the site with these seats, from this date. Nobody is emailed.
        </Text>
        <div className={list.actions}>
          <SubmitButton form={form} variant="primary" label="Create cohort" />
          <Button onClick={held.clear}>Clear the form</Button>
        </div>
      </FormFrame>
      <section className={css.plan} aria-label="Calendar">
        <Heading level={2} size="m">
          Its calendar
        </Heading>
        {schedule.success ? (
          <PlannedCalendar schedule={schedule.data} />
        ) : (
          <Text tone="soft">Choose a product, a course and a day to see every date here.</Text>
        )}
      </section>
    </div>
  );
}
