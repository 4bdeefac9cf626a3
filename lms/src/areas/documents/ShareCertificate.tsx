import { linkedInAddress } from '@plinth/domain/certificates/linkedin-address';
import type { DocumentItem } from '@plinth/domain/documents/document';
import { Button } from '@plinth/ui/Button';
import { copyText } from '../../parts/copy-text.ts';

type ShareCertificateProps = { certificate: NonNullable<DocumentItem['certificate']> };

/** Ways to share a certificate: the page that verifies it, its address, its badge, and LinkedIn. */
export function ShareCertificate({ certificate }: ShareCertificateProps) {
  const { number, title } = certificate;
  const path = `/certificates/${number}`;
  const url = `${location.origin}${path}`;
  const copy = () =>
    copyText(url, 'Certificate link copied.', `It could not be copied. The address is ${url}`);
  return (
    <>
      <Button size="s" href={path} target="_blank" aria-label={`Verification page: ${title}`}>
        Verification page
      </Button>
      <Button size="s" aria-label={`Copy address: ${title}`} onClick={() => void copy()}>
        Copy address
      </Button>
      <Button size="s" href={`${path}.jwt`} download aria-label={`Download badge: ${title}`}>
        Download badge
      </Button>
      <Button
        size="s"
        href={linkedInAddress(certificate, url)}
        target="_blank"
        aria-label={`Add to LinkedIn: ${title}`}
      >
        Add to LinkedIn
      </Button>
    </>
  );
}
