import { own } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { search } from '../services/search/search.ts';

export const searchRoutes = api.search.router({
  find: api.search.find.handler(own(search, 'query')),
});
