import type { APIContext } from 'astro';

/** Everything may be crawled; pages with a person's token send noindex themselves. */
export function GET({ site }: APIContext): Response {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap-index.xml', site)}\n`);
}
