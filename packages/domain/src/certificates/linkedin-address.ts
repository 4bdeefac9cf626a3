import { DEFAULT_TIMEZONE } from '../dates/calendar-date.ts';
import { monthIn } from '../dates/month-in.ts';

type Shared = { number: string; title: string; schoolName: string; issuedAt: string };

/**
 * Returns the LinkedIn page that adds a certificate to the holder's profile, filled in, with the month printed on it.
 * `url` is where it is verified.
 */
export function linkedInAddress({ number, title, schoolName, issuedAt }: Shared, url: string): string {
  const [year = '', month = ''] = monthIn(DEFAULT_TIMEZONE, issuedAt).split('-');
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: schoolName,
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: url,
    certId: number,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}
