import type { Deps } from '../deps.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { type ApiContext, memberOf, signedIn } from './context.ts';

type Part = 'params' | 'query' | 'body';
type Input = Record<Part, never>;
type Handler<Taken, Result> = (call: { context: ApiContext; input: Taken }) => Result;

/** What the address names, by which access was decided, stands whatever else the input contains. */
const partsOf = (input: Input, part: Part, further: Part | undefined): never =>
  further ? Object.assign({}, input[further], input[part]) : input[part];

/** Passes one part of the input, or two as one object, to a service that answers everyone the same. */
export function anyone<P extends Part, Value, Result>(
  service: (deps: Deps, value: Value) => Result,
  part: P,
): Handler<Record<P, Value>, Result>;
export function anyone<Params, Body, Result>(
  service: (deps: Deps, value: NoInfer<Params & Body>) => Result,
  part: 'params',
  further: 'body',
): Handler<{ params: Params; body: Body }, Result>;
export function anyone<Params, Query, Result>(
  service: (deps: Deps, value: NoInfer<Params & Query>) => Result,
  part: 'params',
  further: 'query',
): Handler<{ params: Params; query: Query }, Result>;
export function anyone<Result>(service: (deps: Deps, value: never) => Result, part: Part, further?: Part) {
  return ({ context, input }: { context: ApiContext; input: Input }) =>
    service(context.deps, partsOf(input, part, further));
}

function handlerOf<Who>(whoOf: (context: ApiContext) => Who) {
  function handler<Result>(service: (deps: Deps, who: Who) => Result): Handler<unknown, Result>;
  function handler<P extends Part, Value, Result>(
    service: (deps: Deps, who: Who, value: Value) => Result,
    part: P,
  ): Handler<Record<P, Value>, Result>;
  function handler<Params, Body, Result>(
    service: (deps: Deps, who: Who, value: NoInfer<Params & Body>) => Result,
    part: 'params',
    further: 'body',
  ): Handler<{ params: Params; body: Body }, Result>;
  function handler<Params, Query, Result>(
    service: (deps: Deps, who: Who, value: NoInfer<Params & Query>) => Result,
    part: 'params',
    further: 'query',
  ): Handler<{ params: Params; query: Query }, Result>;
  function handler<Result>(
    service: (deps: Deps, who: Who, value?: never) => Result,
    part?: Part,
    further?: Part,
  ) {
    return ({ context, input }: { context: ApiContext; input: Input }) =>
      service(context.deps, whoOf(context), part && partsOf(input, part, further));
  }
  return handler;
}

/** Passes the caller, and one part of the input or two as one object if named, to a service. */
export const own = handlerOf(signedIn);

/** The same with the caller's place in the named cohort. */
export const asMember = handlerOf(memberOf);

/** The same for staff acts recorded in the audit log. */
export const byOffice = handlerOf((context) => officeAct(context, signedIn(context)));
