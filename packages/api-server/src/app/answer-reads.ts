import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createFindAnswer, type Read } from '../api/answer-read.ts';
import type { ApiContext } from '../api/context.ts';
import { findCaller } from '../api/find-caller.ts';
import type { Deps } from '../deps.ts';
import type { createMetrics } from './metrics.ts';
import { createNoteAnswer, requestIdOf } from './note-answer.ts';
import { requestFacts } from './request-facts.ts';
import { fixedHeaders } from './security-headers.ts';

/** Below this many bytes an answer goes as it is. */
export const COMPRESSED_FROM = 4_096;

const compress = promisify(gzip);
const takesGzip = (accepted: string | string[] | undefined) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(accepted ?? ''));

/**
 * Answers plain reads of the API from Node's request and into Node's answer: the same calls with the same headers as
 * through the app, without a request and a response of fetch between them, which cost more than the read.
 * @returns whether it answers; what it leaves is for the app: writes, files, and reads from another origin
 */
export function createReadListener(deps: Deps, metrics: ReturnType<typeof createMetrics>) {
  const { settings, log } = deps;
  const findAnswer = createFindAnswer(log);
  const noteAnswer = createNoteAnswer(log, metrics);
  const fixed = [
    ...fixedHeaders(settings).flat(),
    ...['content-type', 'application/json', 'cache-control', 'no-store'],
  ];

  const answer = async (read: Read, incoming: IncomingMessage, outgoing: ServerResponse, target: string) => {
    const began = performance.now();
    const { headers } = incoming;
    const requestId = requestIdOf(headers['x-request-id']?.toString());
    const request = requestFacts(headers, incoming.socket.remoteAddress, settings, requestId);
    const context: ApiContext = {
      deps,
      request,
      caller: null,
      rawBody: null,
      cookies: [],
      findCaller: () => findCaller(deps, request, null),
    };
    const { status, text } = await read(context);
    const length = Buffer.byteLength(text);
    const isLong = length >= COMPRESSED_FROM;
    const squeezed = isLong && takesGzip(headers['accept-encoding']) ? await compress(text) : null;
    outgoing.writeHead(status, [
      ...fixed,
      ...['x-request-id', requestId, 'content-length', String(squeezed?.length ?? length)],
      ...(isLong ? ['vary', 'Accept-Encoding'] : []),
      ...(squeezed ? ['content-encoding', 'gzip'] : []),
      ...context.cookies.flatMap((cookie) => ['set-cookie', cookie]),
    ]);
    outgoing.end(squeezed ?? text);
    noteAnswer({ requestId, method: 'GET', path: target.split('?', 1)[0] ?? '', app: 'api', status, began });
  };

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method, url, headers } = incoming;
    if (method !== 'GET' || url === undefined || headers.origin !== undefined) return false;
    const read = findAnswer(url);
    if (!read) return false;
    answer(read, incoming, outgoing, url).catch((error: unknown) => {
      log.error({ err: error }, 'read not answered');
      outgoing.destroy();
    });
    return true;
  };
}
