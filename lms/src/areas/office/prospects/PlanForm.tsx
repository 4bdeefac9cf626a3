import { type Prospect, ProspectPlan } from '@plinth/domain/prospects/prospect';
import { Button } from '@plinth/ui/Button';
import { Select } from '@plinth/ui/Select';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { TextInput } from '@plinth/ui/TextInput';
import { planProspect } from '../../../data/prospects.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { useLookAgain } from '../list/use-look-again.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { useOfficeForm } from '../list/use-office-form.ts';

type PlanFormProps = {
  prospect: Prospect;
  owners: readonly { userId: string; name: string }[];
};

/**
 * The owner of a prospect, the next step and its date; closed when nothing remains to be done. The draft belongs to the
 * plan it was typed over: a newer plan is shown first.
 */
export function PlanForm({ prospect, owners }: PlanFormProps) {
  const { prospectId, version, owner } = prospect;
  const isClosed = prospect.state === 'CLOSED';
  const changed = useOfficeChanged();
  const lookAgain = useLookAgain();
  const saved = {
    ownerId: owner?.userId ?? '',
    nextStep: prospect.nextStep,
    nextStepOn: prospect.nextStepOn ?? '',
  };
  const planOf = (draft: typeof saved, closes: boolean) => ({
    ownerId: draft.ownerId || null,
    nextStep: draft.nextStep,
    nextStepOn: draft.nextStepOn || null,
    isClosed: closes,
    version,
  });
  const form = useOfficeForm({
    key: `prospect-plan:${prospectId}:${version}`,
    saved,
    judge: (draft) => ProspectPlan.safeParse(planOf(draft, isClosed)),
    send: (plan) => planProspect(prospectId, plan),
    said: () => 'Plan saved.',
  });
  // An owner who left admissions stays listed until another is chosen.
  const known = owner && !owners.some(({ userId }) => userId === owner.userId) ? [...owners, owner] : owners;
  return (
    <FormFrame className={css.part} form={form} label="What comes next">
      <Select
        label="Owner"
        options={[
          { value: '', label: 'Nobody' },
          ...known.map(({ userId, name }) => ({ value: userId, label: name })),
        ]}
        {...form.text('ownerId')}
      />
      <TextInput label="Next step" maxLength={200} {...form.text('nextStep')} />
      <TextInput label="By" type="date" {...form.text('nextStepOn')} />
      <div className={css.actions}>
        <SubmitButton form={form} variant="primary" label="Save" />
        <Button
          disabled={form.isBusy}
          onClick={() =>
            void form.run(async () => {
              await planProspect(prospectId, planOf(form.draft, !isClosed));
              form.forget();
              await changed(isClosed ? 'Prospect reopened.' : 'Prospect closed.');
            }, lookAgain)
          }
        >
          {isClosed ? 'Open it again' : 'Close it'}
        </Button>
      </div>
    </FormFrame>
  );
}
