/**
 * The addresses that have a screen. Menus are drawn from the domain's tables and show only these, so that no entry
 * leads nowhere; whoever adds a screen adds its pattern.
 */
const BUILT: readonly RegExp[] = [
  /^\/(learner|ig|mentor)-hub$/,
  /^\/learn\/[^/]+\/(dashboard|curriculum|skill-progress|performance)$/,
  /^\/onboarding(\/mentor)?$/,
  /^\/(billing|documents|user-profile)$/,
  /^\/course$/,
  /^\/courses\/cohort$/,
  /^\/dashboard\/(onlineWorkshop|mentor)$/,
];

export const isBuilt = (path: string): boolean => {
  const { pathname } = new URL(path, 'http://own');
  return BUILT.some((pattern) => pattern.test(pathname));
};
