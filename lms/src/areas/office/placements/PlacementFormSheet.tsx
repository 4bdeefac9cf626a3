import { type OfficePlacementForm, PlacementFormReopening } from '@plinth/domain/placement/office-placement';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Heading } from '@plinth/ui/Heading';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { type PlacementOf, placementFormQuery, reopenPlacementForm } from '../../../data/office-placement.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import * as own from '../jobs/jobs.css.ts';
import * as css from '../list/list.css.ts';
import { shortTime } from '../list/short-time.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { CorrectionForm } from './CorrectionForm.tsx';

/** One placement form: the learner's answers, to correct here or to reopen for the learner. */
export function PlacementFormSheet({ of, onClose }: { of: PlacementOf; onClose: () => void }) {
  const found = useQuery(placementFormQuery(of));
  const one = found.data?.form;
  return (
    <Dialog
      place="side"
      title={one ? one.name || one.emailId : 'Placement form'}
      description={one && `${one.cohort}, said ${shortTime(one.updatedAt)}`}
      open
      onOpenChange={(next) => !next && onClose()}
    >
      <LoadState query={found} loading="The form is loading" failed="The form could not be loaded">
        {({ form }) => (
          <div className={own.sections}>
            <Link href={`/office/people/${form.userId}`}>The page of this person</Link>
            <ReopenForm form={form} />
            <CorrectionForm key={form.updatedAt} form={form} />
          </div>
        )}
      </LoadState>
    </Dialog>
  );
}

function ReopenForm({ form: given }: { form: OfficePlacementForm }) {
  const changed = useOfficeChanged();
  const held = useDraft({ until: '' });
  const form = useForm<typeof held.draft, PlacementFormReopening>({
    held,
    judge: (draft) => PlacementFormReopening.safeParse(draft),
    send: async ({ until }) => {
      await reopenPlacementForm(given, until);
      await changed(`${given.name || given.emailId} can change the form again.`);
    },
  });
  return (
    <section className={own.section} aria-label="Reopen it">
      <Heading level={3} size="s">
        Reopen it for the learner
      </Heading>
      <FormFrame className={css.part} form={form} label="Reopen it">
        <Text size="s" tone="soft">
          {given.reopenedUntil
            ? `It is open to this learner until ${shortTime(given.reopenedUntil)}.`
            : 'It can then be changed even if its day has passed for the cohort or openings are shown.'}{' '}
          {given.emailId} is notified in the app.
        </Text>
        <TextInput
          label="Until the end of"
          type="date"
          value={form.draft.until}
          error={form.problemOf('until')}
          onChange={({ target }) => form.change('until', target.value)}
        />
        <div className={css.actions}>
          <Button type="submit" loading={form.isBusy}>
            Reopen the form
          </Button>
        </div>
      </FormFrame>
    </section>
  );
}
