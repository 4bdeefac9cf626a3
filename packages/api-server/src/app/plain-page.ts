import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { AppEnv } from './app-env.ts';
import { contentSecurityPolicy } from './security-headers.ts';

type Content = ReturnType<typeof html>;

const style = `:root{color-scheme:light dark;--ground:#f1ede2;--ink:#1d1c1a;--line:#8a8476;--signal:#b8371c;--good:#17603a}
@media(prefers-color-scheme:dark){:root{--ground:#0b2140;--ink:#eef3fa;--line:#7d93b3;--signal:#ff9a7a;--good:#8fd9ae}}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.55 system-ui,sans-serif}
header{border-bottom:1px solid var(--line)}
header a{display:flex;align-items:center;gap:.6rem;max-width:44rem;min-height:48px;margin:0 auto;padding:.25rem 1.25rem;font-size:1.2rem;font-weight:700;text-decoration:none}
main{max-width:44rem;margin:0 auto;padding:2rem 1.25rem;overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0 1rem}
h2{font-size:1.2rem;margin-top:2.5rem}
code{font:15px/1.6 ui-monospace,monospace;overflow-wrap:anywhere}
p[data-verdict]{border-left:4px solid;padding:.25rem 0 .25rem 1rem;font-weight:700}
p[data-verdict=good]{color:var(--good)}
p[data-verdict=bad]{color:var(--signal)}
small{display:block;overflow-wrap:anywhere;font:13px/1.5 ui-monospace,monospace;opacity:.85}
nav a{display:inline-block;padding:.3rem .35rem .3rem 0}
a{color:inherit}li{margin:0 0 1rem}ul{padding-left:1.1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.6 ui-monospace,monospace;border:1px solid var(--line);padding:1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.5rem;font-variant-numeric:tabular-nums}dd{margin:0;text-align:right}
form{display:flex;gap:.75rem;flex-wrap:wrap;margin-top:1.5rem}
button{font:inherit;min-height:48px;padding:.5rem 1.25rem;border:1px solid;background:none;color:inherit;cursor:pointer}
input{font:inherit;min-height:44px;padding:.25rem .75rem;border:1px solid var(--line);background:none;color:inherit}
textarea{font:inherit;padding:.5rem .75rem;border:1px solid var(--line);background:none;color:inherit}
form[action^='/forms']{display:grid;gap:.5rem;max-width:32rem}
label{display:grid;gap:.25rem}label:has([type=checkbox]){display:flex;align-items:center}
button[value=pay]{background:var(--ink);color:var(--ground)}
:focus-visible{outline:3px solid var(--signal);outline-offset:2px}`;

const policy = contentSecurityPolicy({
  scripts: [],
  styles: [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
});

/**
 * A page of the server itself (a course of the school's own, the outbox, the test checkout, a verified certificate, a
 * form without JavaScript that needs correcting, a failure): no script, one style, readable anywhere, with the school's name on top,
 * which leads home.
 */
export async function plainPage(
  c: Context<AppEnv>,
  title: string,
  content: Content | Promise<Content>,
  status: 200 | 400 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 500 | 503 | 507 = 200,
  /** Makes it a page for search engines, which ignore all others; `home` is the home page of its region. */
  found: { description: string; canonical: string; home: string } | null = null,
) {
  const schoolName = await c.get('readSchoolName')();
  c.header('content-security-policy', policy);
  c.header('cache-control', 'no-store');
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          ${
            found
              ? html`<meta name="description" content="${found.description}" />
                  <link rel="canonical" href="${found.canonical}" />`
              : html`<meta name="robots" content="noindex" />`
          }
          <title>${title} · ${schoolName}</title>
          <style>${raw(style)}</style>
        </head>
        <body>
          <header><a href="${found?.home ?? '/'}"><img src="/favicon.svg" alt="" width="28" height="28" />${schoolName}</a></header>
          <main><h1>${title}</h1>${content}</main>
        </body>
      </html>`,
    status,
  );
}
