import type { Settings } from '../../settings/settings.ts';

/** How many certificates a status list covers: the minimum that the standard allows, so that one bit reveals little. */
export const STATUS_LIST_LENGTH = 131_072;

/** The addresses where programs find what a badge names. They are part of issued badges, so they never change. */
export const badgeUrls = ({ PLINTH_ORIGIN }: Pick<Settings, 'PLINTH_ORIGIN'>) => {
  const base = `${PLINTH_ORIGIN}/certificates`;
  return {
    issuer: `${base}/issuer`,
    key: (keyId: string) => `${base}/keys/${keyId}`,
    statusList: (at: number) => `${base}/status/${at}`,
  };
};
