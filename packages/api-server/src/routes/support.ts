import { ownFrom } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { findPeople } from '../services/support/find-people.ts';

const { support } = api;

export const supportRoutes = support.router({
  findPeople: support.findPeople.handler(ownFrom(findPeople, 'body')),
});
