import type { Deps } from '../deps.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { type ApiContext, memberOf, signedIn } from './context.ts';

type Part = 'params' | 'query' | 'body';
type Input = Record<Part, Record<string, never>>;
/** An object with a value under a key, which may be absent where the value may be undefined. */
type Holding<Key extends string, Value> = undefined extends Value
  ? { [K in Key]?: Value }
  : Record<Key, Value>;
type Handler<Taken, Result> = (call: { context: ApiContext; input: Taken }) => Result;

/**
 * Reads from the input what a service takes.
 * @param from a part, or a field of one
 * @param further a part to join: what the address names, by which access was decided, stands whatever else it contains
 */
function readerOf(from: string, further: Part | undefined): (input: Input) => never {
  const [part, field] = from.split('.') as [Part, string?];
  if (field !== undefined) return (input) => input[part][field] as never;
  if (further) return (input) => Object.assign({}, input[further], input[part]) as never;
  return (input) => input[part] as never;
}

/** Makes handlers that pass a service who calls, and what is named of the input. */
export function handlerOf<const Who extends readonly unknown[]>(whoOf: (context: ApiContext) => Who) {
  function handler<Result>(service: (deps: Deps, ...who: Who) => Result): Handler<unknown, Result>;
  function handler<P extends Part, Value, Result>(
    service: (deps: Deps, ...args: [...Who, Value]) => Result,
    part: P,
  ): Handler<Holding<P, Value>, Result>;
  function handler<P extends Part, Field extends string, Value, Result>(
    service: (deps: Deps, ...args: [...Who, Value]) => Result,
    field: `${P}.${Field}`,
  ): Handler<Record<P, Holding<Field, Value>>, Result>;
  function handler<Params, Body, Result>(
    service: (deps: Deps, ...args: [...Who, NoInfer<Params & Body>]) => Result,
    part: 'params',
    further: 'body',
  ): Handler<{ params: Params; body: Body }, Result>;
  function handler<Params, Query, Result>(
    service: (deps: Deps, ...args: [...Who, NoInfer<Params & Query>]) => Result,
    part: 'params',
    further: 'query',
  ): Handler<{ params: Params; query: Query }, Result>;
  function handler<Result>(service: unknown, from?: string, further?: Part) {
    const serve = service as (deps: Deps, ...args: unknown[]) => Result;
    const read = from === undefined ? undefined : readerOf(from, further);
    return ({ context, input }: { context: ApiContext; input: Input }) =>
      serve(context.deps, ...whoOf(context), read?.(input));
  }
  return handler;
}

/** Passes what is named of the input to a service that answers everyone the same. */
export const anyone = handlerOf(() => []);

/** The same with the caller. */
export const own = handlerOf((context) => [signedIn(context)]);

/** The same with the caller's place in the named cohort. */
export const asMember = handlerOf((context) => [memberOf(context)]);

/** The same for staff acts recorded in the audit log. */
export const byOffice = handlerOf((context) => [officeAct(context, signedIn(context))]);

/** The same with the caller, on whom the answer depends. */
export const byOfficeOwn = handlerOf((context) => [officeAct(context, signedIn(context)), signedIn(context)]);

/** The same as `anyone`, with facts of the request. */
export const anyoneFrom = handlerOf((context) => [context.request]);

/** The same as `own`, with facts of the request. */
export const ownFrom = handlerOf((context) => [context.request, signedIn(context)]);

/** The same as `asMember`, with facts of the request. */
export const asMemberFrom = handlerOf((context) => [context.request, memberOf(context)]);
