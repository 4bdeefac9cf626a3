import type { Settings } from '../../settings/settings.ts';

/** The address at which a certificate is verified. */
export const certificateUrl = ({ PLINTH_ORIGIN }: Pick<Settings, 'PLINTH_ORIGIN'>, number: string): string =>
  `${PLINTH_ORIGIN}/certificates/${number}`;
