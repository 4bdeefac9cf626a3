import { html, raw } from 'hono/html';

type Operation = { summary?: string; tags?: string[] };
type Document = { paths?: Record<string, Record<string, Operation>> };

/** The API document as a plain page: every call by area, with a link to its place in the JSON. */
export function docsPage(document: object) {
  const byArea = new Map<string, { method: string; path: string; summary: string }[]>();
  for (const [path, item] of Object.entries((document as Document).paths ?? {}))
    for (const [method, operation] of Object.entries(item)) {
      const area = operation.tags?.[0] ?? 'other';
      byArea.set(area, [
        ...(byArea.get(area) ?? []),
        { method: method.toUpperCase(), path, summary: operation.summary ?? '' },
      ]);
    }
  const areas = [...byArea].sort(([a], [b]) => a.localeCompare(b));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Plinth API</title>
      </head>
      <body>
        <main>
          <h1>Plinth API</h1>
          <p>The same as a document for tools: <a href="/openapi.json">openapi.json</a>.</p>
          ${areas.map(
            ([area, calls]) =>
              html`<h2 id="${area}">${area}</h2>
                <dl>
                  ${calls.map(
                    ({ method, path, summary }) =>
                      html`<dt><code>${method} ${path}</code></dt>
                        <dd>${raw(summary.replace(/&/g, '&amp;').replace(/</g, '&lt;'))}</dd>`,
                  )}
                </dl>`,
          )}
        </main>
      </body>
    </html>`;
}
