import type { Settings } from '../../settings/settings.ts';

/** How many certificates a status list holds: the least that the standard allows, so that one bit tells little. */
export const STATUS_LIST_LENGTH = 131_072;

/** Where programs find what a badge names. These stand in badges that were given out, so they never change. */
export const badgeUrls = ({ PLINTH_ORIGIN }: Pick<Settings, 'PLINTH_ORIGIN'>) => {
  const base = `${PLINTH_ORIGIN}/certificates`;
  return {
    issuer: `${base}/issuer`,
    key: (keyId: string) => `${base}/keys/${keyId}`,
    statusList: (at: number) => `${base}/status/${at}`,
  };
};
