import { appOfPath } from '@plinth/domain/navigation/app-of-path';

/**
 * The addresses that have a screen. Menus are drawn from the domain's tables and show only these, so that no entry
 * leads nowhere; whoever adds a screen adds its pattern.
 */
const BUILT: readonly RegExp[] = [
  /^\/(learner|ig|mentor)-hub$/,
  /^\/learn\/[^/]+\/(dashboard|curriculum|capstone|evaluation-day|skill-progress|performance|tasks|notes|calendar|queries|queries-v2)$/,
  /^\/onboarding(\/mentor)?$/,
  /^\/(billing|documents|user-profile|account-settings|notifications|referral-program)$/,
  /^\/course$/,
  /^\/courses\/cohort$/,
  /^\/dashboard\/(onlineWorkshop|mentor)$/,
];

export const isBuilt = (path: string): boolean => {
  const { pathname } = new URL(path, 'http://own');
  return BUILT.some((pattern) => pattern.test(pathname));
};

/** Whether an address has a screen; those of the site are pages of their own. */
export const leadsSomewhere = (href: string): boolean =>
  appOfPath(new URL(href, 'http://own').pathname) !== 'lms' || isBuilt(href);
