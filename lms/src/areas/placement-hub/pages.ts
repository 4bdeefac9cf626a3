import type { PlacementPage } from '@plinth/domain/navigation/placement-paths';
import type { ComponentType } from 'react';

/** The pages of the placement hub by what follows /placement-hub; home is empty. Each is a `lazyPart`. */
export const PAGES: Partial<Record<PlacementPage, ComponentType>> = {};
