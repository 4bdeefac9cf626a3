import type { ComponentType } from 'react';

/** The pages of the open course by their name (ROUTE-42). Each is a `lazyPart`. */
export const PAGES: Record<string, ComponentType> = {};
