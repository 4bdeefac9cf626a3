/**
 * The areas of the contract that no first screen of the app asks for. Their routes travel with the screens that do:
 * what the entry holds is paid by everyone who signs in.
 */
export const LATER_AREAS = [
  'careerBuilder',
  'courseApplications',
  'earnings',
  'emi',
  'impact',
  'jobs',
  'leadMentors',
  'leads',
  'mentors',
  'openLms',
  'payments',
  'placement',
  'recommendations',
  'referrals',
  'support',
  'tips',
  'vouching',
] as const;
export type LaterArea = (typeof LATER_AREAS)[number];
