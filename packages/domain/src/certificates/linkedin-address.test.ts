import { expect, it } from 'vitest';
import { linkedInAddress } from './linkedin-address.ts';

it('CERT-02 a certificate is added to LinkedIn with its title, school, month, number and page', () => {
  const url = new URL(
    linkedInAddress(
      {
        number: 'PL-2222-3333-4444',
        title: 'Certificate of completion: BIM & more',
        schoolName: 'Plinth',
        issuedAt: '2026-12-08T10:00:00.000Z',
      },
      'https://plinth.test/certificates/PL-2222-3333-4444',
    ),
  );
  expect(Object.fromEntries(url.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Certificate of completion: BIM & more',
    organizationName: 'Plinth',
    issueYear: '2026',
    issueMonth: '12',
    certUrl: 'https://plinth.test/certificates/PL-2222-3333-4444',
    certId: 'PL-2222-3333-4444',
  });
});
