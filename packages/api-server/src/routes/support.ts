import { ownFrom } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { findPeople } from '../services/support/find-people.ts';

export const supportRoutes: Routes<'support'> = {
  findPeople: ownFrom(findPeople, 'body'),
};
