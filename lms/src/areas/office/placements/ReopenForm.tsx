import { PlacementFormReopening } from '@plinth/domain/placement/office-placement';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { type PlacementOf, reopenPlacementForm } from '../../../data/office-placement.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as own from '../jobs/jobs.css.ts';
import * as css from '../list/list.css.ts';
import { SheetSection } from '../list/SheetSection.tsx';
import { SubmitRow } from '../list/SubmitRow.tsx';
import { shortTime } from '../list/short-time.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';

type ReopenFormProps = {
  learner: PlacementOf & { name: string; emailId: string };
  /** Until when the form is open to this learner already; null if it is not, or not known here. */
  reopenedUntil: string | null;
};

/** Opens the placement form again for one learner, who may have filled it in before or missed it. */
export function ReopenForm({ learner, reopenedUntil }: ReopenFormProps) {
  const changed = useOfficeChanged();
  const held = useDraft({ until: '' });
  const form = useForm<typeof held.draft, PlacementFormReopening>({
    held,
    judge: (draft) => PlacementFormReopening.safeParse(draft),
    send: async ({ until }) => {
      await reopenPlacementForm({ cohortId: learner.cohortId, userId: learner.userId }, until);
      await changed(`The form is open to ${learner.name || learner.emailId} again.`);
    },
  });
  return (
    <SheetSection className={own.section} title="Reopen the placement form">
      <FormFrame className={css.part} form={form} label="Reopen the placement form">
        <Text secondary>
          {reopenedUntil
            ? `It is open to this learner until ${shortTime(reopenedUntil)}.`
            : 'It can then be filled in or changed even if its day has passed for the cohort or openings are shown.'}{' '}
          {learner.emailId} is notified in the app.
        </Text>
        <TextInput label="Until the end of" type="date" {...form.text('until')} />
        <SubmitRow form={form} label="Reopen the form" />
      </FormFrame>
    </SheetSection>
  );
}
