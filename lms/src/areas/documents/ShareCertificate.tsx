import { linkedInAddress } from '@plinth/domain/certificates/linkedin-address';
import type { DocumentItem } from '@plinth/domain/documents/document';
import { Button } from '@plinth/ui/Button';
import { showToast } from '../../parts/show-toast.ts';

type ShareCertificateProps = { certificate: NonNullable<DocumentItem['certificate']> };

/** Ways to share a certificate: the page that verifies it, its address, its badge, and LinkedIn. */
export function ShareCertificate({ certificate }: ShareCertificateProps) {
  const { number, title } = certificate;
  const path = `/certificates/${number}`;
  const url = `${location.origin}${path}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      await showToast('success', 'Certificate link copied.');
    } catch {
      await showToast('error', `It could not be copied. The address is ${url}`);
    }
  };
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
