import { lookup as resolve } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';

const TIMEOUT_MS = 10_000;
/** How much of an answer is stored, for troubleshooting. */
const EXCERPT_BYTES = 1_000;

const PRIVATE = 'The address leads into a private network, where nothing is sent.';

/**
 * Refuses a name as soon as one of its addresses is private; the connection is made to exactly the addresses checked
 * here.
 */
const publicLookup: LookupFunction = (hostname, options, callback) =>
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(new Error(PRIVATE), []);
    const [first] = addresses;
    if (options.all || !first) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });

export type WebhookAnswer = { status: number; excerpt: string };

type Sending = {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Whether private and loopback addresses may be called. */
  mayBePrivate: boolean;
  timeoutMs?: number | undefined;
};

/**
 * Posts a body to an address entered by staff. Redirects are not followed, only the start of the answer is read, and
 * everything ends in time.
 * @throws Error that says why there was no answer
 */
export function postWebhook({
  url: typed,
  headers,
  body,
  mayBePrivate,
  timeoutMs = TIMEOUT_MS,
}: Sending): Promise<WebhookAnswer> {
  const url = new URL(typed);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!mayBePrivate && isIP(host) !== 0 && !isPublicAddress(host)) return Promise.reject(new Error(PRIVATE));
  const signal = AbortSignal.timeout(timeoutMs);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((answered, failed) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent: false,
        signal,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        ...(mayBePrivate ? {} : { lookup: publicLookup }),
      },
      (response) => {
        const parts: Buffer[] = [];
        let length = 0;
        const done = () => {
          answered({
            status: response.statusCode ?? 0,
            excerpt: Buffer.concat(parts).subarray(0, EXCERPT_BYTES).toString('utf8').replaceAll('\0', ''),
          });
          sent.destroy();
        };
        response.on('data', (part: Buffer) => {
          parts.push(part);
          length += part.length;
          if (length >= EXCERPT_BYTES) done();
        });
        response.on('end', done);
        response.on('error', failed);
      },
    );
    sent.on('error', (error) =>
      failed(signal.aborted ? new Error(`No answer within ${timeoutMs / 1_000} s.`) : error),
    );
    sent.end(body);
  });
}
