import type { EmiDocumentKind } from '@plinth/domain/payments/emi-documents';
import { EmiDecision, type OfficeEmiDetail } from '@plinth/domain/payments/office-emi';
import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { decideEmi } from '../../../data/office-emi.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { useLookAgain } from '../list/use-look-again.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { useOfficeForm } from '../list/use-office-form.ts';

const EMPTY: { remark: string; documents: EmiDocumentKind[] } = { remark: '', documents: [] };

/** Forwards an application to its partner, or sends it back with what must change. */
export function ReviewForm({ application }: { application: OfficeEmiDetail }) {
  const { emiFormId, emailId, documents } = application;
  const seen = application.submittedAt ?? undefined;
  const lookAgain = useLookAgain();
  const changed = useOfficeChanged();
  const form = useOfficeForm({
    key: `emi-review:${emiFormId}`,
    saved: EMPTY,
    judge: (draft) => EmiDecision.safeParse({ decision: 'SEND_BACK', seen, ...draft }),
    send: (decision) => decideEmi(emiFormId, decision),
    said: () => 'Application returned.',
  });
  const toggle = (kind: EmiDocumentKind, isWanted: boolean) =>
    form.change(
      'documents',
      isWanted ? [...form.draft.documents, kind] : form.draft.documents.filter((one) => one !== kind),
    );
  return (
    <FormFrame className={css.part} form={form} label="Decide about this application">
      <Heading level={3}>Decide</Heading>
      <Text secondary>
        If it is complete, it goes to the partner. If it is sent back, it can be changed and handed in again.
        Either way {emailId} gets one email.
      </Text>
      <TextArea
        label="What has to change"
        hint="The applicant reads this text exactly as written."
        max={500}
        {...form.text('remark')}
      />
      {documents.map(({ kind, name }) => (
        <Checkbox
          key={kind}
          label={`Ask for a new one: ${name}`}
          checked={form.draft.documents.includes(kind)}
          onChange={({ target }) => toggle(kind, target.checked)}
        />
      ))}
      <div className={css.actions}>
        <Button type="submit" loading={form.isBusy}>
          Send it back
        </Button>
        <Button
          variant="primary"
          disabled={form.isBusy || form.draft.remark.trim() !== ''}
          onClick={() =>
            void form.run(async () => {
              await decideEmi(emiFormId, { decision: 'APPROVE', seen });
              form.forget();
              await changed('The application is with the partner.');
            }, lookAgain)
          }
        >
          Pass it on to the partner
        </Button>
      </div>
    </FormFrame>
  );
}
