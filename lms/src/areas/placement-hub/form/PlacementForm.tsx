import { InterestForm } from '@plinth/domain/placement/interest-form';
import type { PlacementPreferences } from '@plinth/domain/placement/placement-preferences';
import { Button } from '@plinth/ui/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { refreshPlacement } from '../../../data/placement.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { say } from '../../../parts/say.ts';
import { useDraft } from '../../../parts/use-draft.ts';
import * as css from '../placement.css.ts';
import { FormFields } from './FormFields.tsx';
import { draftOf, type FormDraft, typedForm } from './form-draft.ts';

type PlacementFormProps = {
  cohortId: string;
  said: PlacementPreferences;
  label: string;
  button: string;
  /** What is said once it is saved, and where it leads. */
  done: string;
  next: string;
  save: (form: InterestForm & { cohortId: string }) => Promise<unknown>;
};

/** The placement form, new or changed: kept while it is typed, judged as the server judges it. */
export function PlacementForm({ cohortId, said, label, button, done, next, save }: PlacementFormProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isTried, setTried] = useState(false);
  const { draft, change, forget } = useDraft<FormDraft>(`placement-form:${cohortId}`, draftOf(said));
  const judged = InterestForm.safeParse(typedForm(draft));
  const send = useMutation({
    mutationFn: save,
    onSuccess: async () => {
      forget();
      // The redirect reads what has been said, so the way on is open only with the new answers.
      await refreshPlacement(queryClient, cohortId);
      await navigate({ href: next });
      void say('success', done);
    },
  });
  const problemOf = (name: keyof FormDraft) =>
    (isTried && !judged.success && judged.error.issues.find(({ path }) => path[0] === name)?.message) || null;
  return (
    <FormFrame
      className={css.form}
      label={label}
      typed={judged.success ? { ...judged.data, cohortId } : null}
      send={send}
      onTry={() => setTried(true)}
      foot={
        <div className={css.actions}>
          <Button type="submit" variant="primary" loading={send.isPending}>
            {button}
          </Button>
        </div>
      }
    >
      <FormFields draft={draft} choices={said.choices} problemOf={problemOf} change={change} />
    </FormFrame>
  );
}
