import { ROUND_LABEL } from '@plinth/domain/jobs/job-labels';
import { type OfficeJobApplicationDetail, RoundMove } from '@plinth/domain/jobs/office-job-application';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { moveJobRound } from '../../../data/office-jobs.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { optionsOf } from '../../../parts/options-of.ts';
import * as css from '../list/list.css.ts';
import { SubmitRow } from '../list/SubmitRow.tsx';
import { useOfficeForm } from '../list/use-office-form.ts';
import { ROUND_STATUS_TEXTS } from './job-texts.ts';
import * as own from './jobs.css.ts';

/** Returns the next round: the one after a cleared one, otherwise the current one. */
function nextRound({ rounds, currentRound, lastStatus }: OfficeJobApplicationDetail): string {
  const at = currentRound === null ? -1 : rounds.indexOf(currentRound);
  return rounds[lastStatus === 'CLEARED' ? at + 1 : Math.max(at, 0)] ?? rounds.at(-1) ?? '';
}

/** Invites an applicant to a round, or records its result. */
export function RoundForm({ application }: { application: OfficeJobApplicationDetail }) {
  const { userJobId, emailId, rounds, lastStatus, updates } = application;
  const form = useOfficeForm({
    // What was typed about one step does not apply to the next.
    key: `job-round:${userJobId}:${updates.length}`,
    saved: {
      round: nextRound(application),
      status: lastStatus === 'SCHEDULED' ? 'CLEARED' : 'SCHEDULED',
      text: '',
    },
    judge: (draft) => RoundMove.safeParse({ ...draft, seen: updates.at(-1)?.createdAt ?? null }),
    send: (move) => moveJobRound(userJobId, move),
    said: () => `${emailId} was told.`,
  });
  return (
    <FormFrame className={css.part} form={form} label="Rounds">
      <div className={own.pair}>
        <Select
          label="Round"
          options={rounds.map((value) => ({ value, label: ROUND_LABEL[value] }))}
          {...form.text('round')}
        />
        <Select
          label="Outcome"
          value={form.draft.status}
          options={optionsOf(ROUND_STATUS_TEXTS)}
          onChange={({ target }) => form.change('status', target.value)}
        />
      </div>
      <TextArea
        label="Message to the applicant"
        hint="When and where, or how it went."
        rows={3}
        max={1000}
        {...form.text('text')}
      />
      <Text secondary>{emailId} is notified in the app and by email.</Text>
      <SubmitRow form={form} label="Save and notify" />
    </FormFrame>
  );
}
