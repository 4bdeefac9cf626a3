import { REGIONS } from '@plinth/domain/catalog/region';
import { careerBuilderPath } from '@plinth/domain/navigation/career-builder-path';
import { coursePages, marketingHome } from '@plinth/domain/navigation/course-paths';
import type { Screen } from './screen.ts';

/** The pages that need no account. */
export const publicScreens = (): Screen[] => [
  ...REGIONS.map((region) => ({ name: `home-${region.toLowerCase()}`, path: marketingHome(region) })),
  ...REGIONS.flatMap(coursePages).map(({ productCode, path }) => ({
    name: `course-${productCode.toLowerCase().replaceAll('_', '-')}`,
    path,
  })),
  ...REGIONS.map((region) => ({
    name: `career-builder-${region.toLowerCase()}`,
    path: careerBuilderPath(region),
  })),
  { name: 'career-report-without-token', path: '/career-builder/report' },
  { name: 'teach', path: '/teach' },
  { name: 'apply', path: '/apply' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'refund-policy', path: '/refund-policy' },
  { name: 'not-found', path: '/no-such-page', expected: [404] },
  { name: 'my-application-without-token', path: '/my-application' },
  { name: 'payment-plan-without-token', path: '/payment-plan' },
  { name: 'evaluation-report-without-token', path: '/evaluation-report' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'verify-mail', path: '/verify-mail' },
];
