import { InterestForm } from '@plinth/domain/placement/interest-form';
import type { PlacementPreferences } from '@plinth/domain/placement/placement-preferences';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { refreshPlacement } from '../../../data/placement.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import { useStoredForm } from '../../../parts/use-stored-form.ts';
import * as css from '../placement.css.ts';
import { FormFields } from './FormFields.tsx';
import { draftOf, typedForm } from './form-draft.ts';

type PlacementFormProps = {
  cohortId: string;
  said: PlacementPreferences;
  label: string;
  button: string;
  /** The message after saving, and the page it leads to. */
  done: string;
  next: string;
  save: (form: InterestForm & { cohortId: string }) => Promise<unknown>;
};

/** The placement form, new or changed: saved as a draft while it is typed, validated as on the server. */
export function PlacementForm({ cohortId, said, label, button, done, next, save }: PlacementFormProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useStoredForm({
    key: `placement-form:${cohortId}`,
    saved: draftOf(said),
    judge: (draft) => InterestForm.safeParse(typedForm(draft)),
    send: (data) => save({ ...data, cohortId }),
    onSent: async () => {
      // The redirect depends on the answers, so navigation waits for the new ones.
      await refreshPlacement(queryClient, cohortId);
      await navigate({ href: next });
      void showToast('success', done);
    },
  });
  return (
    <FormFrame
      className={css.form}
      label={label}
      form={form}
      action={{ label: button, row: css.actions, weight: 'primary' }}
    >
      <FormFields form={form} choices={said.choices} />
    </FormFrame>
  );
}
