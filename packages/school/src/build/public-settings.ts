import { schoolAddress } from '@plinth/api-server/services/leads/school-address';
import { readOrigin } from '@plinth/api-server/settings/read-origin';
import { SettingsError } from '@plinth/api-server/settings/read-settings';
import { SettingFault } from '@plinth/api-server/settings/setting-fault';

const DEFAULT_PORT = 4321;
/** Used if the settings contain no address. */
const DEFAULT_EMAIL = 'school@plinth.test';

type Given = Record<string, string | undefined>;

/** Returns the address that the site shows. */
const shownEmail = ({ SCHOOL_SUPPORT_EMAIL, MAIL_FROM }: Given): string =>
  SCHOOL_SUPPORT_EMAIL || schoolAddress(MAIL_FROM || DEFAULT_EMAIL).trim();

/** Returns the origin as the server reads it. @throws SettingsError when it is not an origin */
function originOf(given: string | undefined): string | undefined {
  const text = given?.trim();
  if (!text) return undefined;
  try {
    return readOrigin(text);
  } catch (error) {
    throw error instanceof SettingFault ? new SettingsError([`PLINTH_ORIGIN: ${error.message}`]) : error;
  }
}

type PublicSetting = { variable: string; setting: string; builtFrom: (given: Given) => string };

/**
 * What a build writes into its pages: each variable of the build, the setting it comes from, and its value. What is not
 * here is in no page: a build gets nothing else, and what it got is compared as a whole (`refuseForeignBuild`). Defaults
 * are values too, so that a school that sets the same finds the pages already built.
 */
const PUBLIC_SETTINGS: readonly PublicSetting[] = [
  {
    variable: 'PLINTH_ORIGIN',
    setting: 'PLINTH_ORIGIN',
    // The server's own default if no address is given: canonical links and the sitemap contain it.
    builtFrom: (given) => originOf(given.PLINTH_ORIGIN) || `http://localhost:${given.PORT || DEFAULT_PORT}`,
  },
  {
    variable: 'PUBLIC_SCHOOL_NAME',
    setting: 'SCHOOL_NAME',
    builtFrom: (given) => given.SCHOOL_NAME?.trim() || 'Plinth',
  },
  { variable: 'PUBLIC_SCHOOL_EMAIL', setting: 'SCHOOL_SUPPORT_EMAIL', builtFrom: shownEmail },
  {
    variable: 'PUBLIC_EMAIL_RULE',
    setting: 'EMAIL_RULE',
    // A page checks an address before sending it, by the same rule as the server.
    builtFrom: (given) => given.EMAIL_RULE || 'strict',
  },
  {
    variable: 'PUBLIC_EMI_PLANS',
    setting: 'EMI_PARTNERS',
    // Demo mode has partners for trials.
    builtFrom: (given) =>
      given.PLINTH_MODE === 'production' && !given.EMI_PARTNERS?.trim() ? 'none' : 'offered',
  },
  {
    variable: 'PLINTH_OVERRIDE_USER',
    setting: 'OVERRIDE_USER',
    // The app shows the control only if the server accepts it.
    builtFrom: (given) => String(/^(true|1)$/.test(given.OVERRIDE_USER ?? '')),
  },
];

/**
 * Returns what a build writes into its pages, from the settings of the school. Pages of the site are rendered before
 * anyone requests them, so that another value needs another build.
 * @throws SettingsError when PLINTH_ORIGIN is not an origin
 */
export const publicSettings = (given: Given): Record<string, string> =>
  Object.fromEntries(PUBLIC_SETTINGS.map(({ variable, builtFrom }) => [variable, builtFrom(given)]));

/** Returns the setting that a variable of the build comes from. */
export const settingOf = (variable: string): string =>
  PUBLIC_SETTINGS.find((one) => one.variable === variable)?.setting ?? variable;
