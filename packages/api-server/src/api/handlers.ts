import type { Deps } from '../deps.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { type ApiContext, memberOf, signedIn } from './context.ts';

type Part = 'params' | 'query' | 'body';
type Handler<Input, Result> = (call: { context: ApiContext; input: Input }) => Result;

function handlerOf<Who>(whoOf: (context: ApiContext) => Who) {
  function handler<Result>(service: (deps: Deps, who: Who) => Result): Handler<unknown, Result>;
  function handler<P extends Part, Value, Result>(
    service: (deps: Deps, who: Who, value: Value) => Result,
    part: P,
  ): Handler<Record<P, Value>, Result>;
  function handler<Result>(service: (deps: Deps, who: Who, value?: never) => Result, part?: Part) {
    return ({ context, input }: { context: ApiContext; input: Record<Part, never> }) =>
      service(context.deps, whoOf(context), part && input[part]);
  }
  return handler;
}

/** Passes one part of the input to a service that answers everyone the same. */
export const anyone =
  <P extends Part, Value, Result>(
    service: (deps: Deps, value: Value) => Result,
    part: P,
  ): Handler<Record<P, Value>, Result> =>
  ({ context, input }) =>
    service(context.deps, input[part]);

/** Passes the caller, and one part of the input if named, to a service. */
export const own = handlerOf(signedIn);

/** The same with the caller's place in the named cohort. */
export const asMember = handlerOf(memberOf);

/** The same for staff acts recorded in the audit log. */
export const byOffice = handlerOf((context) => officeAct(context, signedIn(context)));
