import { CERTIFICATE_NAMES } from '@plinth/domain/certificates/certificate-kind';
import { type OfficeCertificate, Revocation } from '@plinth/domain/certificates/office-certificate';
import { exactTime } from '@plinth/domain/dates/format-day';
import { Button } from '@plinth/ui/Button';
import { useForm } from '@plinth/ui/forms/use-form';
import { Link } from '@plinth/ui/Link';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';
import { reissueCertificate, revokeCertificate } from '../../../../data/office-certificates.ts';
import { ErrorBanner } from '../../../../parts/ErrorBanner.tsx';
import { FormFrame } from '../../../../parts/FormFrame.tsx';
import { ownZone } from '../../../../parts/own-zone.ts';
import { useStoredDraft } from '../../../../parts/use-stored-draft.ts';
import * as css from '../../list/list.css.ts';
import { SideSheet } from '../../list/SideSheet.tsx';
import { TypedName } from '../../list/TypedName.tsx';
import { useOfficeChanged } from '../../list/use-office-changed.ts';

type CertificateSheetProps = { certificate: OfficeCertificate; onClose: () => void };

/** One certificate: the page that verifies it, and revoking or reissuing it with a reason. */
export function CertificateSheet({ certificate, onClose }: CertificateSheetProps) {
  const { number, kind, holderName, revokedAt, revokedReason, replacedBy } = certificate;
  return (
    <SideSheet title={holderName} description={`${CERTIFICATE_NAMES[kind]}, ${number}`} onClose={onClose}>
      <div className={css.page}>
        <Link href={`/certificates/${number}`} target="_blank">
          Verification page
        </Link>
        {revokedAt === null ? (
          <ChangeForm certificate={certificate} onClose={onClose} />
        ) : (
          <>
            <Text>
              Revoked on {exactTime(revokedAt, ownZone())}
              {replacedBy && `, replaced by ${replacedBy}`}.
            </Text>
            {revokedReason && <Text tone="soft">{revokedReason}</Text>}
          </>
        )}
      </div>
    </SideSheet>
  );
}

function ChangeForm({ certificate: { certificateId, holderName }, onClose }: CertificateSheetProps) {
  const changed = useOfficeChanged();
  const [isSure, setSure] = useState(false);
  const held = useStoredDraft(`certificate:${certificateId}`, { reason: '' });
  const finish = async (change: Promise<unknown>, said: string) => {
    await change;
    held.forget();
    await changed(said);
    onClose();
  };
  const form = useForm<typeof held.draft, Revocation>({
    held,
    judge: (draft) => Revocation.safeParse(draft),
    send: ({ reason }) => finish(reissueCertificate(certificateId, reason), 'Certificate reissued.'),
  });
  const revoke = useForm<typeof held.draft, Revocation>({
    held,
    judge: (draft) => Revocation.safeParse(draft),
    send: ({ reason }) => finish(revokeCertificate(certificateId, reason), 'Certificate revoked.'),
  });
  const problem = form.problemOf('reason') ?? revoke.problemOf('reason');
  return (
    <FormFrame className={css.part} form={form} label="Change this certificate">
      <Text size="s">
        Reissued, it carries the name that is in the profile of {holderName} now, and a new number; the page
        of the old one says that it was replaced. Revoked, it is no longer valid. Neither can be undone, and
        an email tells the holder the reason.
      </Text>
      <TextInput
        label="Reason"
        maxLength={500}
        value={form.draft.reason}
        error={problem}
        onChange={({ target }) => form.change('reason', target.value)}
      />
      <TypedName name={holderName} onChange={setSure} />
      <ErrorBanner error={revoke.failure} />
      <div className={css.actions}>
        <SubmitButton form={form} disabled={!isSure || revoke.isBusy} label="Reissue it" />
        <Button
          variant="danger"
          loading={revoke.isBusy}
          disabled={!isSure || form.isBusy}
          onClick={() => void revoke.submit()}
        >
          Revoke it for good
        </Button>
      </div>
    </FormFrame>
  );
}
