import type { OpenAPI } from '@orpc/openapi';
import type { Access } from '@plinth/contract/call';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { whoOf } from './api-document/who-of.ts';
import type { AppEnv } from './app-env.ts';
import { plainPage } from './plain-page.ts';

type Operation = OpenAPI.OperationObject & { 'x-access'?: Access };
type Call = { method: string; path: string; operation: Operation };

const METHODS = ['get', 'post', 'put', 'delete'] as const;

function callsByArea(document: OpenAPI.Document): [string, Call[]][] {
  const areas = new Map<string, Call[]>();
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const method of METHODS) {
      const operation = item?.[method];
      if (!operation) continue;
      const area = operation.tags?.[0] ?? 'other';
      areas.set(area, [...(areas.get(area) ?? []), { method: method.toUpperCase(), path, operation }]);
    }
  return [...areas].sort(([a], [b]) => a.localeCompare(b));
}

/** The names of what a call accepts; its schemas are in the document. */
function inputsOf({ parameters = [], requestBody }: Operation): string {
  const named = parameters.flatMap((one) => ('name' in one && one.in !== 'path' ? [one.name] : []));
  const media = requestBody && 'content' in requestBody ? Object.values(requestBody.content)[0] : undefined;
  const body =
    media?.schema && 'properties' in media.schema ? Object.keys(media.schema.properties ?? {}) : [];
  return [
    ...(named.length > 0 ? [`with ${named.join(', ')}`] : []),
    ...(body.length > 0 ? [`body ${body.join(', ')}`] : []),
  ].join(' · ');
}

const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

const describeCall = ({ method, path, operation }: Call) => {
  const access = operation['x-access'];
  const inputs = inputsOf(operation);
  return html`<li id="${operation.operationId}">
    <code>${method} ${path}</code><br />${operation.summary}
    <small>for ${access ? whoOf(access).text : 'nobody'}${inputs ? ` · ${inputs}` : ''}</small>
  </li>`;
};

/** The API document as a plain page: every call by area, who may make it and what it accepts. */
export function docsPage(c: Context<AppEnv>, document: OpenAPI.Document) {
  const areas = callsByArea(document);
  const count = areas.reduce((sum, [, calls]) => sum + calls.length, 0);
  return plainPage(
    c,
    `${document.info.title} API`,
    html`<p>${count} calls. The schemas of their requests and responses are in <a href="/openapi.json">openapi.json</a>.</p>
      <p>${withCode(document.info.description ?? '')}</p>
      <nav aria-label="Areas"><p>${areas.map(([area]) => html`<a href="#${area}">${area}</a> `)}</p></nav>
      ${areas.map(
        ([area, calls]) => html`<h2 id="${area}">${area}</h2><ul>${calls.map(describeCall)}</ul>`,
      )}`,
  );
}
