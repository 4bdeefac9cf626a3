import type { Settings } from '../../settings/settings.ts';
import { refuse } from '../refusal.ts';

type Mode = Pick<Settings, 'PLINTH_MODE'>;

/** Whether a session may use what its person's roles at the school allow: in production only with a second factor. */
export const hasShownFactor = ({ PLINTH_MODE }: Mode, secondFactorAt: Date | null): boolean =>
  PLINTH_MODE !== 'production' || secondFactorAt !== null;

/** Call it wherever roles at the school allow something. @throws Refusal SECOND_FACTOR_REQUIRED */
export function requireShownFactor(mode: Mode, { secondFactorAt }: { secondFactorAt: Date | null }): void {
  if (!hasShownFactor(mode, secondFactorAt))
    throw refuse('SECOND_FACTOR_REQUIRED', 'Show your second factor to continue in the office.');
}
