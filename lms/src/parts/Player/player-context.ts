import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { createContext } from 'react';

/**
 * The context of a video, for saving the position at which the learner stopped; null where nothing is saved, as in a
 * preview.
 */
export type PlayerScope = { cohortId: string; namespace: Namespace };

export const PlayerContext = createContext<PlayerScope | null>(null);
