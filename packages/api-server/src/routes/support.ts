import { signedIn } from '../api/context.ts';
import { api } from '../api/implementer.ts';
import { findPeople } from '../services/support/find-people.ts';

const { support } = api;

export const supportRoutes = support.router({
  findPeople: support.findPeople.handler(({ context, input }) =>
    findPeople(context.deps, context.request, signedIn(context), input.body),
  ),
});
