import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings/settings.ts';

/**
 * The policy of a page: own files, and inline code only by its hash.
 * @param thirdParties origins of scripts that the school configured; by default none
 * @param films origins that lesson films may come from: files, streams and players
 * @param hasOwnBytes whether the page shows content made or chosen in the browser; a read-only page does not
 */
export function contentSecurityPolicy(
  hashes: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] },
  thirdParties: readonly string[] = [],
  films: readonly string[] = [],
  hasOwnBytes = true,
) {
  const others = [...thirdParties, ...films];
  const bytes = hasOwnBytes ? ['blob:'] : [];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes.scripts, ...thirdParties].join(' ')}`,
    `style-src ${["'self'", ...hashes.styles].join(' ')}`,
    `img-src ${["'self'", 'data:', ...bytes, ...thirdParties].join(' ')}`,
    // The subtitles of a stream start as an empty track at a data address, which hls.js creates.
    ...(hasOwnBytes ? [`media-src ${["'self'", 'blob:', 'data:', ...films].join(' ')}`] : []),
    ...(others.length > 0 ? [`connect-src ${["'self'", ...others].join(' ')}`] : []),
    // A PDF that was handed in is shown in a frame from its own bytes; no page of the school is framed.
    ...(hasOwnBytes || others.length > 0 ? [`frame-src ${[...bytes, ...others].join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const strict = contentSecurityPolicy();

/** Headers of every answer, constant while the server runs. */
const fixedHeaders = ({ PLINTH_ORIGIN }: Settings): [name: string, value: string][] => [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['content-security-policy', strict],
  ...(PLINTH_ORIGIN.startsWith('https://')
    ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as [string, string]]
    : []),
];

/**
 * Adds the security headers to the app's answers, where a handler set none of its own: pages with inline code have their
 * policy, and a private link tells no other site that it was followed.
 */
export function securityHeaders(settings: Settings): MiddlewareHandler {
  const fixed = fixedHeaders(settings);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of fixed) if (!headers.has(name)) headers.set(name, value);
  };
}
