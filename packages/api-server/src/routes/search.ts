import { own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { search } from '../services/search/search.ts';

export const searchRoutes: Routes<'search'> = {
  find: own(search, 'query'),
};
