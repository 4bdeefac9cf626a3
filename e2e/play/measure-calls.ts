import { subscribe } from 'node:diagnostics_channel';

type Message = { request: { origin: string } };
/** The number of calls, and the time within which 95 of 100 of them were answered in full. */
export type CallFigures = { calls: number; p95Ms: number };

/** Times every call of this process to an origin from now on. Each check returns the figures since the previous one. */
export function measureCalls(origin: string): () => CallFigures {
  const began = new WeakMap<object, number>();
  let took: number[] = [];
  subscribe('undici:request:create', (message) => {
    const { request } = message as Message;
    if (request.origin === origin) began.set(request, performance.now());
  });
  subscribe('undici:request:trailers', (message) => {
    const at = began.get((message as Message).request);
    if (at !== undefined) took.push(performance.now() - at);
  });
  return () => {
    const sorted = took.toSorted((a, b) => a - b);
    took = [];
    return { calls: sorted.length, p95Ms: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0) };
  };
}
