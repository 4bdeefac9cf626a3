import type { Region } from '@plinth/domain/catalog/region';
import { Banner } from '@plinth/ui/Banner';
import { MailLink } from './MailLink.tsx';

/** Shown when the address has an earlier result. */
export function KnownResult({ emailId, region }: { emailId: string; region: Region }) {
  return (
    <Banner title="There is a result for this address">
      You can answer again; the earlier report stays open at its own link.
      <MailLink emailId={emailId} region={region} label="Email me that link" />
    </Banner>
  );
}
