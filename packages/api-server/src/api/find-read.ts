import type { AnyProcedure, AnyRouter } from '@orpc/server';
import { isProcedure } from '@orpc/server';

/** A read of the contract, with what its address says. `name` is that of the call: `dashboards.readDashboard`. */
export type FoundRead = {
  procedure: AnyProcedure;
  path: readonly string[];
  name: string;
  params: Record<string, string>;
};

type Place = {
  parts: Map<string, Place>;
  /** What stands here in the place of a parameter. */
  any: Place | null;
  read: {
    procedure: AnyProcedure;
    path: readonly string[];
    name: string;
    params: [name: string, at: number][];
  } | null;
};

const newPlace = (): Place => ({ parts: new Map(), any: null, read: null });

/** The reads whose answer is plain JSON: what names its own status or headers, such as a file, is not among them. */
function* readsOf(
  router: AnyRouter,
  path: readonly string[] = [],
): Generator<[AnyProcedure, readonly string[]]> {
  if (isProcedure(router)) {
    const { method, outputStructure } = router['~orpc'].route;
    if (method === 'GET' && outputStructure === 'compact') yield [router, path];
  } else
    for (const [key, child] of Object.entries(router)) yield* readsOf(child as AnyRouter, [...path, key]);
}

/** Segments of a path; a slash at its end says nothing. */
const segmentsOf = (path: string) => path.replace(/\/$/, '').slice(1).split('/');

/**
 * Finds the plain reads of a router by their path, worked out once: a fixed part counts before a parameter.
 * @throws when a call has another middleware than the access rule, which is the one that `answerRead` knows of
 */
export function createFindRead(router: AnyRouter): (path: string) => FoundRead | null {
  const root = newPlace();
  for (const [procedure, path] of readsOf(router)) {
    const name = path.join('.');
    if (procedure['~orpc'].middlewares.length !== 1) throw new Error(`${name} has middlewares of its own`);
    const params: [name: string, at: number][] = [];
    let place = root;
    for (const [at, segment] of segmentsOf(procedure['~orpc'].route.path ?? '').entries()) {
      const [, param] = /^\{(\w+)\}$/.exec(segment) ?? [];
      if (param) {
        params.push([param, at]);
        place.any ??= newPlace();
        place = place.any;
      } else {
        const next = place.parts.get(segment) ?? newPlace();
        place.parts.set(segment, next);
        place = next;
      }
    }
    place.read = { procedure, path, name, params };
  }

  const find = (place: Place, segments: readonly string[], at: number): Place['read'] => {
    const segment = segments[at];
    if (segment === undefined) return place.read;
    const fixed = place.parts.get(segment);
    const found = fixed ? find(fixed, segments, at + 1) : null;
    return found || !place.any || segment === '' ? found : find(place.any, segments, at + 1);
  };
  return (path) => {
    const segments = segmentsOf(path);
    const read = find(root, segments, 0);
    if (!read) return null;
    const params: Record<string, string> = {};
    for (const [param, at] of read.params) params[param] = segments[at] ?? '';
    return { ...read, params };
  };
}
