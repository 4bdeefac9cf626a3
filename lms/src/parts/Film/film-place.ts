import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { createContext } from 'react';

/** Where a film stands, so that the place one stopped at is kept; null where nothing is kept, as in a preview. */
export type FilmPlace = { cohortId: string; namespace: Namespace };

export const FilmPlaceContext = createContext<FilmPlace | null>(null);
