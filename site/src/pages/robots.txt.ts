import type { APIContext } from 'astro';

/** Everything may be read; pages that hold somebody's token say noindex themselves. */
export function GET({ site }: APIContext): Response {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap-index.xml', site)}\n`);
}
