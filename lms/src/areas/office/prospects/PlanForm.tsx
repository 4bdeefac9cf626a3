import { type Prospect, ProspectPlan } from '@plinth/domain/prospects/prospect';
import { Button } from '@plinth/ui/Button';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Select } from '@plinth/ui/Select';
import { TextInput } from '@plinth/ui/TextInput';
import { useQueryClient } from '@tanstack/react-query';
import { planProspect } from '../../../data/prospects.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import * as css from '../list/list.css.ts';

type PlanFormProps = {
  prospect: Prospect;
  owners: readonly { userId: string; name: string }[];
};

/** Who owns a prospect, what comes next and by when; closed when nothing more is to be done. */
export function PlanForm({ prospect, owners }: PlanFormProps) {
  const { prospectId, version, owner } = prospect;
  const isClosed = prospect.state === 'CLOSED';
  const client = useQueryClient();
  const save = async (plan: ProspectPlan, said: string) => {
    await planProspect(prospectId, plan);
    await client.invalidateQueries({ queryKey: ['office'] });
    void showToast('success', said);
  };
  const held = useDraft({
    ownerId: owner?.userId ?? '',
    nextStep: prospect.nextStep,
    nextStepOn: prospect.nextStepOn ?? '',
  });
  const planOf = (draft: typeof held.draft, closes: boolean) => ({
    ownerId: draft.ownerId || null,
    nextStep: draft.nextStep,
    nextStepOn: draft.nextStepOn || null,
    isClosed: closes,
    version,
  });
  const form = useForm<typeof held.draft, ProspectPlan>({
    held,
    judge: (draft) => ProspectPlan.safeParse(planOf(draft, isClosed)),
    send: (plan) => save(plan, 'The plan is saved.'),
  });
  // Who left admissions stays named until somebody else is chosen.
  const known = owner && !owners.some(({ userId }) => userId === owner.userId) ? [...owners, owner] : owners;
  return (
    <FormFrame className={css.part} form={form} label="What comes next">
      <Select
        label="Owner"
        value={form.draft.ownerId}
        error={form.problemOf('ownerId')}
        options={[
          { value: '', label: 'Nobody' },
          ...known.map(({ userId, name }) => ({ value: userId, label: name })),
        ]}
        onChange={({ target }) => form.change('ownerId', target.value)}
      />
      <TextInput
        label="Next step"
        maxLength={200}
        value={form.draft.nextStep}
        error={form.problemOf('nextStep')}
        onChange={({ target }) => form.change('nextStep', target.value)}
      />
      <TextInput
        label="By"
        type="date"
        value={form.draft.nextStepOn}
        error={form.problemOf('nextStepOn')}
        onChange={({ target }) => form.change('nextStepOn', target.value)}
      />
      <div className={css.actions}>
        <Button type="submit" variant="primary" loading={form.isBusy}>
          Save
        </Button>
        <Button
          disabled={form.isBusy}
          onClick={() =>
            void form.run(() =>
              save(
                planOf(form.draft, !isClosed),
                isClosed ? 'The prospect is open again.' : 'The prospect is closed.',
              ),
            )
          }
        >
          {isClosed ? 'Open it again' : 'Close it'}
        </Button>
      </div>
    </FormFrame>
  );
}
