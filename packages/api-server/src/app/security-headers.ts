import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings/settings.ts';

/**
 * The policy of a page: own files, and inline code only by its hash.
 * @param thirdParties origins of scripts that the school configured; by default none
 * @param films origins that films of lessons may come from: files, streams and players
 */
export function contentSecurityPolicy(
  hashes: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] },
  thirdParties: readonly string[] = [],
  films: readonly string[] = [],
) {
  const others = [...thirdParties, ...films];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes.scripts, ...thirdParties].join(' ')}`,
    `style-src ${["'self'", ...hashes.styles].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', ...thirdParties].join(' ')}`,
    `media-src ${["'self'", 'blob:', ...films].join(' ')}`,
    ...(others.length > 0
      ? [`connect-src ${["'self'", ...others].join(' ')}`, `frame-src ${others.join(' ')}`]
      : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const strict = contentSecurityPolicy();

/** Headers of every answer. Pages with inline code replace the policy with their own. */
export function securityHeaders(settings: Settings): MiddlewareHandler {
  const isHttps = settings.PLINTH_ORIGIN.startsWith('https://');
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-frame-options', 'DENY');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    headers.set('cross-origin-opener-policy', 'same-origin');
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', strict);
    if (isHttps) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}
