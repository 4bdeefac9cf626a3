import { baseProductCode } from '@plinth/domain/catalog/product-codes';
import { REGIONS, type Region } from '@plinth/domain/catalog/region';
import { careerBuilderPath } from '@plinth/domain/navigation/career-builder-path';
import { contactPath, thanksPath } from '@plinth/domain/navigation/contact-paths';
import { cataloguePath, coursePages, marketingHome } from '@plinth/domain/navigation/course-paths';
import type { Screen } from './screen.ts';

/** Returns the pages that need no account. */
export const publicScreens = (): Screen[] => [
  ...REGIONS.flatMap(regionScreens),
  { name: 'teach', path: '/teach', says: 'What happens next' },
  { name: 'apply', path: '/apply', says: 'First name' },
  { name: 'invited', path: '/invited', says: 'Someone thought of you' },
  { name: 'privacy', path: '/privacy', says: 'What we store, and why' },
  { name: 'terms', path: '/terms', says: 'Terms' },
  { name: 'refund-policy', path: '/refund-policy', says: 'Refund' },
  { name: 'api', path: '/api/docs', says: 'The schemas of their requests' },
  { name: 'outbox', path: '/outbox', says: 'Nothing leaves this machine' },
  {
    name: 'certificate-unknown',
    path: '/certificates/none',
    says: 'Check it against the document',
    expected: [404],
  },
  { name: 'offline', path: '/offline', says: 'There is no connection' },
  { name: 'not-found', path: '/no-such-page', says: 'This sheet is not in the set', expected: [404] },
  {
    name: 'my-application-without-token',
    path: '/my-application',
    says: 'Email address of your application',
  },
  { name: 'payment-plan-without-token', path: '/payment-plan', says: 'Open the link in our email' },
  {
    name: 'evaluation-report-without-token',
    path: '/evaluation-report',
    says: 'We do not recognise this link',
  },
  { name: 'login', path: '/login', says: 'Create an account' },
  { name: 'signup', path: '/signup', says: 'Create an account' },
  { name: 'reset-password', path: '/reset-password', says: 'Set a new password' },
  { name: 'verify-mail', path: '/verify-mail', says: 'We sent a link to your address' },
  { name: 'social-return', path: '/login/social', says: 'Sign in' },
  {
    name: 'staff-invitation-without-token',
    path: '/staff-invitation',
    says: /This invitation (?:is not open|has expired)/,
  },
];

const regionScreens = (region: Region): Screen[] => {
  const own = region.toLowerCase();
  return [
    { name: `home-${own}`, kind: 'home', path: marketingHome(region), says: 'Learn to draw buildings' },
    {
      name: `catalogue-${own}`,
      kind: 'catalogue',
      path: cataloguePath(region),
      says: 'BIM for Civil Engineers',
    },
    ...coursePages(region).map(({ productCode, path }) => ({
      name: `course-${productCode.toLowerCase().replaceAll('_', '-')}`,
      kind: `course-${baseProductCode(productCode)}`,
      path,
      says: 'What you will have made',
    })),
    {
      name: `career-builder-${own}`,
      kind: 'career-builder',
      path: careerBuilderPath(region),
      says: 'Where do you stand?',
    },
    {
      name: `career-report-${own}-without-token`,
      kind: 'career-report',
      path: `${careerBuilderPath(region)}/report`,
      says: 'Career report',
    },
    { name: `contact-${own}`, kind: 'contact', path: contactPath(region), says: 'Write to us' },
    { name: `contact-sent-${own}`, kind: 'contact-sent', path: thanksPath(region), says: 'It has arrived' },
  ];
};
