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

it('CERT-02 the month is that of the date on the certificate, in the time zone of the school', () => {
  const shared = { number: 'PL-2', title: 'BIM', schoolName: 'Plinth', issuedAt: '2026-12-31T20:00:00.000Z' };
  const { searchParams } = new URL(linkedInAddress(shared, 'https://plinth.test/certificates/PL-2'));
  expect([searchParams.get('issueYear'), searchParams.get('issueMonth')]).toEqual(['2027', '1']);
});
