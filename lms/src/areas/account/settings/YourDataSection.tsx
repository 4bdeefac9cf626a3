import type { Account } from '@plinth/domain/account/account';
import { DELETION_GRACE_DAYS } from '@plinth/domain/account/account-deletion';
import { PresentPassword } from '@plinth/domain/fields/present-password';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import * as z from 'zod/mini';
import { exportedData, requestDeletion } from '../../../data/account.ts';
import { DownloadButton } from '../../../parts/DownloadButton.tsx';
import { NativeForm } from '../../../parts/NativeForm.tsx';
import { PresentPasswordField } from '../../../parts/PresentPasswordField.tsx';
import * as css from './AccountSettingsPage.css.ts';
import { SettingsSection } from './SettingsSection.tsx';

const Confirmation = z.object({ password: PresentPassword });

/** Exporting one's data, and leaving. */
export function YourDataSection({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  return (
    <SettingsSection
      title="Your data"
      lead="The export has every record the school keeps about you, in one JSON file."
    >
      <div className={css.actions}>
        <DownloadButton label="Download my data" fetchFile={exportedData}>
          Download my data
        </DownloadButton>
      </div>
      {account.deletionDueAt ? null : account.hasPassword ? (
        <div>
          <Dialog
            title="Delete your account"
            description={`It is deleted in ${DELETION_GRACE_DAYS} days. Until then you can sign in and keep it.`}
            open={open}
            onOpenChange={setOpen}
            trigger={
              <Button variant="danger" size="s">
                Delete my account
              </Button>
            }
          >
            <DeletionForm onDone={() => setOpen(false)} />
          </Dialog>
        </div>
      ) : (
        <Text secondary>
          To delete your account, set a password first: the deletion is confirmed with it.
        </Text>
      )}
    </SettingsSection>
  );
}

function DeletionForm({ onDone }: { onDone: () => void }) {
  const form = useNativeForm({
    judge: (typed) => Confirmation.safeParse(typed),
    send: async ({ password }) => {
      await requestDeletion(password);
      onDone();
    },
  });
  return (
    <div className={css.content}>
      <ul className={css.list}>
        <li>
          Your profile, documents, submissions, progress, credits and messages to the school are deleted.
        </li>
        <li>Questions and answers in course threads stay, under the name Former member.</li>
        <li>
          Orders, payments and invoices stay with your name for as long as tax law requires. What you owe
          stays due.
        </li>
        <li>Your places in courses end, and certificates can no longer be downloaded.</li>
      </ul>
      <NativeForm form={form} action="Delete my account" weight="secondary">
        <PresentPasswordField error={form.problemOf('password')} />
      </NativeForm>
    </div>
  );
}
