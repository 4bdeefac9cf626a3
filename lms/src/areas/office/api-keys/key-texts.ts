import type { ApiKeyState } from '@plinth/domain/api-keys/api-key';
import type { Stamp } from '../../../parts/StampChip.tsx';

export const KEY_STAMPS: Record<ApiKeyState, Stamp> = {
  ACTIVE: { tone: 'success', text: 'In use' },
  EXPIRED: { tone: 'neutral', text: 'Expired' },
  ENDED: { tone: 'warning', text: 'Ended' },
};

/** Returns a number of keys as text. */
export const keysText = (total: number): string => (total === 1 ? '1 key' : `${total} keys`);
