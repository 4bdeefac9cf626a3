import { readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';

const ALTERNATE = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g;

/** What a built page says of itself to search engines: whether it wants to be found, and its like in other regions. */
export function readPageHead(html: string): {
  isFound: boolean;
  alternates: { lang: string; url: string }[];
} {
  return {
    isFound: !/<meta name="robots" content="noindex/.test(html),
    alternates: [...html.matchAll(ALTERNATE)].map(([, lang = '', url = '']) => ({ lang, url })),
  };
}

/** Returns the file of a page in the build, by its address: /us is us.html. */
const fileOf = (address: string) => `.${new URL(address).pathname.replace(/^\/$/, '/index')}.html`;

/**
 * Creates the sitemap from the built pages: pages excluded from search are not in it, the others are listed with their
 * alternates. No list of pages has to be maintained.
 */
export function siteMap(): AstroIntegration[] {
  let out: URL;
  return [
    {
      name: 'plinth-site-map',
      hooks: {
        'astro:config:done': ({ config }) => {
          out = config.outDir;
        },
      },
    },
    sitemap({
      serialize: (item) => {
        const { isFound, alternates } = readPageHead(readFileSync(new URL(fileOf(item.url), out), 'utf8'));
        if (!isFound) return undefined;
        return alternates.length > 0 ? { ...item, links: alternates } : item;
      },
    }),
  ];
}
