import { schoolAddress } from '@plinth/api-server/services/leads/school-address';
import { readOrigin } from '@plinth/api-server/settings/read-origin';
import { SettingsError } from '@plinth/api-server/settings/read-settings';
import { SettingFault } from '@plinth/api-server/settings/setting-fault';

const DEFAULT_PORT = 4321;
/** Used if the settings contain no address. */
const DEFAULT_EMAIL = 'school@plinth.test';

type Given = Record<string, string | undefined>;

/** Returns the address that the site shows. */
export const shownEmail = ({ SCHOOL_SUPPORT_EMAIL, MAIL_FROM }: Given): string =>
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

/**
 * Returns what a build writes into its pages, from the settings of the school. Pages of the site are rendered before
 * anyone requests them, so that another value needs another build.
 * @throws SettingsError when PLINTH_ORIGIN is not an origin
 */
export function publicSettings(given: Given): Given {
  return {
    // The server's own default if no address is given: canonical links and the sitemap contain it.
    PLINTH_ORIGIN: originOf(given.PLINTH_ORIGIN) || `http://localhost:${given.PORT || DEFAULT_PORT}`,
    PUBLIC_SCHOOL_NAME: given.SCHOOL_NAME || undefined,
    // The default is passed too, so that a school that sets the same value finds the pages already built.
    PUBLIC_SCHOOL_EMAIL: shownEmail(given),
    // A page checks an address before sending it, by the same rule as the server.
    PUBLIC_EMAIL_RULE: given.EMAIL_RULE || undefined,
    // Demo mode has partners for trials.
    PUBLIC_EMI_PLANS: given.PLINTH_MODE === 'production' && !given.EMI_PARTNERS?.trim() ? 'none' : undefined,
    // The app shows the control only if the server accepts it.
    PLINTH_OVERRIDE_USER: /^(true|1)$/.test(given.OVERRIDE_USER ?? '') ? 'true' : undefined,
  };
}
