import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { createContext } from 'react';

/** Where a video stands, so that the place one stopped at is kept; null where nothing is kept, as in a preview. */
export type PlayerScope = { cohortId: string; namespace: Namespace };

export const PlayerContext = createContext<PlayerScope | null>(null);
