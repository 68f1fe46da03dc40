import express, { type RequestHandler } from 'express';
import { escapeHtml } from '../html/escape.ts';
import { linksHtml, screenHtml } from '../html/screen.ts';
import { sendPage } from '../http/send-page.ts';
import { openApiDocument } from './openapi.ts';

/** `GET /__ss/api` shows the OpenAPI document as a plain page, without scripts and without requests to other hosts. */
export function apiPage(): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  let html: string | null = null;
  router.get('/__ss/api', (request, response) => {
    html ??= pageHtml(openApiDocument() as ApiDocument);
    sendPage(request, response, { status: 200, headers: { 'Content-Security-Policy': policy }, html });
  });
  return router;
}

/** The policy of a page that only shows text. */
export const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

interface ApiResponseObject {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: object;
  readonly content?: Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>;
}

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, ApiResponseObject>>;
}

interface ApiDocument {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, ApiResponseObject>>;
  };
}

const style = `<style>
body { place-items: start center }
main { max-width: 60rem }
h2 { margin: 2rem 0 .5rem; font-size: 1.25rem } h3 { margin: 1rem 0 .25rem; font-size: 1rem }
details { border-top: 1px solid var(--line); padding: .5rem 0 } summary { cursor: pointer; overflow-wrap: anywhere }
summary code { font-size: .9rem } summary + p { margin-top: .5rem }
pre { margin: .25rem 0 .75rem; padding: .75rem; background: var(--ground); border-radius: .4rem; font: .8rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse } td, th { padding: .25rem .75rem .25rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere }
.method { display: inline-block; min-width: 4.5rem; font-weight: 600 }
@media (max-width: 30rem) { summary code { display: block } }
</style>`;

const pageHtml = ({ info, paths, components }: ApiDocument): string =>
  screenHtml({
    title: 'The calls of the platform',
    text: `Every call of published pages, version ${info.version}: request, responses, failures.`,
    markup: [
      style,
      linksHtml([
        ['/', 'Start page'],
        ['/__ss/', 'Inspector'],
        ['/__ss/errors', 'Error sentences'],
        ['/__ss/openapi.json', 'OpenAPI 3.1 document'],
      ]),
      '<h2>Calls</h2>',
      ...Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => operationHtml(method, path, operation)),
      ),
      '<h2>Failures</h2>',
      ...Object.entries(components.responses).map(([name, shown]) => named(name, responseHtml(shown))),
      '<h2>Schemas</h2>',
      ...Object.entries(components.schemas).map(([name, schema]) => named(name, block(schema))),
    ].join('\n'),
  });

const operationHtml = (method: string, path: string, { operationId, ...operation }: Operation): string => `
<details id="${escapeHtml(operationId)}"><summary><span class="method">${escapeHtml(method.toUpperCase())}</span> <code>${escapeHtml(path)}</code></summary>
<p>Name in fault rules: <code>${escapeHtml(operationId)}</code>. ${escapeHtml(operation.description)}</p>
${parametersHtml(operation.parameters)}
${Object.entries(operation.requestBody?.content ?? {})
  .map(([type, { schema }]) => `<h3>Body as ${escapeHtml(type)}</h3>${block(schema)}`)
  .join('')}
<h3>Responses</h3>
${Object.entries(operation.responses)
  .map(([status, shown]) =>
    shown.$ref
      ? `<p><strong>${escapeHtml(status)}</strong> <a ` +
        `href="#${escapeHtml(partName(shown.$ref))}">${escapeHtml(partName(shown.$ref))}</a></p>`
      : `<p><strong>${escapeHtml(status)}</strong></p>${responseHtml(shown)}`,
  )
  .join('\n')}
</details>`;

const named = (name: string, html: string): string => `<h3 id="${escapeHtml(name)}">${escapeHtml(name)}</h3>${html}`;

const partName = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

const parametersHtml = (parameters: Operation['parameters']): string =>
  parameters.length === 0
    ? ''
    : `<h3>Parameters</h3><table><thead><tr><th scope="col">Name</th><th scope="col">Place</th><th scope="col">Required</th></tr></thead><tbody>${parameters
        .map(
          ({ name, in: place, required }) =>
            `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(place)}</td><td>${required ? 'yes' : 'no'}</td></tr>`,
        )
        .join('')}</tbody></table>`;

const responseHtml = ({ description = '', headers, content = {} }: ApiResponseObject): string =>
  [
    `<p>${escapeHtml(description)}</p>`,
    headers ? `<p>Headers:</p>${block(headers)}` : '',
    ...Object.entries(content).map(
      ([type, { schema, example }]) =>
        `<p>As ${escapeHtml(type)}:</p>${block(schema)}${example === undefined ? '' : `<p>Recorded:</p>${block(example)}`}`,
    ),
  ].join('');

const block = (value: unknown): string =>
  `<pre>${escapeHtml(JSON.stringify(value, (key, each: unknown) => (key === '$schema' ? undefined : each), 2))}</pre>`;
