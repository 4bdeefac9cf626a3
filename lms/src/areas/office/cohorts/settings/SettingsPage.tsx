import { ApiError } from '@plinth/api-client/api-error';
import { CohortSettings } from '@plinth/domain/cohorts/cohort-settings';
import { COHORT_STATUSES } from '@plinth/domain/cohorts/cohort-status';
import { Checkbox } from '@plinth/ui/Checkbox';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Select } from '@plinth/ui/Select';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cohortSettingsQuery, saveCohortSettings } from '../../../../data/office-cohorts.ts';
import { FormFrame } from '../../../../parts/FormFrame.tsx';
import { LoadState } from '../../../../parts/LoadState.tsx';
import { optionsOf } from '../../../../parts/options-of.ts';
import { ListPage } from '../../list/ListPage.tsx';
import { SubmitRow } from '../../list/SubmitRow.tsx';
import { useOfficeChanged } from '../../list/use-office-changed.ts';
import { COHORT_STATUS_TEXTS } from '../cohort-filter.ts';
import * as own from './SettingsPage.css.ts';
import { SETTING_TEXTS } from './setting-texts.ts';

const SWITCHES = [
  ['isLeaderBoardAllowed', 'Learners see how their credits compare.'],
  [
    'isLocalizedLeaderboard',
    'Learners are ranked among their own group first, beside the course or without it.',
  ],
  ['aiBotEnabled', 'Questions are answered from the lessons first, by mentors after that.'],
  ['showNudges', 'Learners who fall behind are reminded in the app.'],
  ['showPlacementNudges', 'Graduates are reminded of the placement form and of openings.'],
  ['isCapstonePresent', 'The capstone is part of this cohort, with its locks and dates.'],
  [
    'isPromoted',
    'Visitors to the home pages of its region see it once per visit, while it is the next cohort on sale.',
  ],
] as const;

/** The switches and settings of a cohort. */
export function SettingsPage({ cohortId }: { cohortId: string }) {
  const query = useQuery(cohortSettingsQuery(cohortId));
  return (
    <ListPage
      sheet="O-350"
      title="Settings"
      lead="What this cohort has. A change applies from each learner's next request; nobody is emailed."
    >
      <LoadState query={query} what="The settings" isPlural>
        {({ settings }) => <SettingsForm cohortId={cohortId} settings={settings} />}
      </LoadState>
    </ListPage>
  );
}

function SettingsForm({ cohortId, settings }: { cohortId: string; settings: CohortSettings }) {
  const client = useQueryClient();
  const changed = useOfficeChanged();
  const held = useDraft<CohortSettings>(settings);
  const form = useForm<CohortSettings, CohortSettings>({
    held,
    judge: (draft) => CohortSettings.safeParse(draft),
    send: async (wanted) => {
      try {
        await saveCohortSettings(cohortId, wanted, settings);
      } catch (error) {
        // Changes made meanwhile by a colleague are shown below the input, which stays until it is saved.
        if (error instanceof ApiError && error.status === 409)
          await client.invalidateQueries(cohortSettingsQuery(cohortId));
        throw error;
      }
      held.clear();
      await changed('Settings saved.');
    },
  });
  const { draft } = form;
  const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN);
  return (
    <FormFrame className={own.form} form={form} label="Settings of the cohort">
      <div className={own.pair}>
        <TextInput
          label={SETTING_TEXTS.seats}
          inputMode="numeric"
          required
          hint="How many can pay for a place."
          value={Number.isNaN(draft.seats) ? '' : String(draft.seats)}
          error={form.problemOf('seats')}
          onChange={({ target }) => form.change('seats', number(target.value))}
        />
        <TextInput
          label={SETTING_TEXTS.groupSize}
          inputMode="numeric"
          required
          hint="Beyond that, a new group is created."
          value={Number.isNaN(draft.groupSize) ? '' : String(draft.groupSize)}
          error={form.problemOf('groupSize')}
          onChange={({ target }) => form.change('groupSize', number(target.value))}
        />
      </div>
      <fieldset className={own.switches}>
        <legend className={own.legend}>Features</legend>
        {SWITCHES.map(([name, hint]) => (
          <Checkbox
            key={name}
            label={SETTING_TEXTS[name]}
            hint={hint}
            checked={draft[name]}
            onChange={({ target }) => form.change(name, target.checked)}
          />
        ))}
      </fieldset>
      <Select
        label={SETTING_TEXTS.status}
        value={draft.status}
        options={optionsOf(COHORT_STATUS_TEXTS)}
        onChange={({ target }) => {
          const status = COHORT_STATUSES.find((one) => one === target.value);
          if (status) form.change('status', status);
        }}
      />
      <SubmitRow form={form} variant="primary" label="Save settings" />
    </FormFrame>
  );
}
