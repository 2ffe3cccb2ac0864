// The OpenAPI document of the calls that are mounted.
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/call.ts'
import type { Content, OpenapiDocument, Operation, Parameter } from '#contract/openapi.ts'
import { escapeMarkup as text } from './escape.ts'
import { type SendStored, serveStored } from './serve-stored.ts'

type About = { title: () => string; accent: () => string; version: string; serverUrl: string }

const PAGE_CSP = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Browsers ask each time, so that a change of the name arrives. */
const REVALIDATE = 'no-cache'

/** Must be called before the routes are mounted. */
export function apiDocumentRoutes(app: FastifyInstance, send: SendStored, about: About): void {
  const served = new Set<Endpoint>()
  app.addHook('onRoute', ({ config }) => {
    if (config?.call) served.add(config.call.endpoint)
  })
  let untitled: Promise<OpenapiDocument> | undefined

  /** The title has the name of the network, which the owner can change. */
  async function document(): Promise<OpenapiDocument> {
    untitled ??= describeApi(served, about)
    const { info, ...rest } = await untitled
    return { ...rest, info: { ...info, title: about.title() } }
  }

  serveStored(app, send, '/api/openapi.json', async () => ({
    body: JSON.stringify(await document()),
    type: 'application/json; charset=utf-8',
    cacheControl: REVALIDATE,
  }))
  serveStored(app, send, '/api/docs', async () => ({
    body: renderApiPage(await document(), about.accent()),
    type: 'text/html; charset=utf-8',
    cacheControl: REVALIDATE,
    csp: PAGE_CSP,
  }))
}

/** Rarely requested, so the schemas of the whole contract are loaded on the first request. */
async function describeApi(served: ReadonlySet<Endpoint>, about: About): Promise<OpenapiDocument> {
  const [{ calls }, { openapiDocument }] = await Promise.all([
    import('#contract/calls.ts'),
    import('#contract/openapi.ts'),
  ])
  const mounted = calls.filter(({ endpoint }) => served.has(endpoint))
  return openapiDocument(mounted, { ...about, title: '' })
}

const styleOf = (accent: string) => `
:root{color-scheme:dark;font:16px/1.5 system-ui,sans-serif;background:#0a0d1a;color:#f6f1e7}
body{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}
a{color:${accent}}h1{font-size:1.75rem}h2{margin-top:2.5rem;font-size:1.25rem;text-transform:capitalize}
details{margin:.5rem 0;background:#121730;border:1px solid #2a3157;border-radius:4px}
summary{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline;padding:.75rem 1rem;cursor:pointer}
summary b{min-width:4rem;color:${accent}}summary span{flex-basis:100%;color:#bcc1da}
code{overflow-wrap:anywhere}div{padding:0 1rem 1rem}h3{font-size:1rem;margin:.5rem 0 .25rem}
pre{margin:0;padding:.75rem;overflow-x:auto;background:#060813;border:1px solid #2a3157}
p{margin:.25rem 0;color:#bcc1da;white-space:pre-line}`

function renderApiPage(document: OpenapiDocument, accent: string): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )
  const sections = document.tags.map(({ name }) => {
    const own = operations.filter(({ tags }) => tags.includes(name))
    return `<section><h2>${text(name)}</h2>${own.map(renderOperation).join('')}</section>`
  })
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${text(document.info.title)}</title><style>${styleOf(accent)}</style></head>
<body><main><h1>${text(document.info.title)}</h1>
<p>Version ${text(document.info.version)}. Every failure is JSON with <code>error</code> and <code>code</code>. For machines: <a href="/api/openapi.json">/api/openapi.json</a></p>
${sections.join('\n')}
${renderSchemas(document.components.schemas)}
</main></body></html>
`
}

type Listed = Operation & { path: string; method: string }

function renderOperation({ path, method, operationId, summary, security, ...rest }: Listed): string {
  const { parameters = [], requestBody, responses } = rest
  return `<details id="${text(operationId)}"><summary><b>${method.toUpperCase()}</b><code>${text(path)}</code>${security.length > 0 ? ' (admin)' : ''}<span>${text(summary)}</span></summary><div>
${parameters.length > 0 ? `<h3>Parameters</h3>${parameters.map(renderParameter).join('')}` : ''}
${requestBody ? `<h3>Body</h3>${renderContent(requestBody.content)}` : ''}
${Object.entries(responses)
  .map(
    ([status, { description, content }]) =>
      `<h3>${status}</h3><p>${text(description)}</p>${status === '200' ? renderContent(content) : ''}`,
  )
  .join('')}
</div></details>`
}

function renderParameter({ name, in: location, required, schema }: Parameter): string {
  return `<p><code>${text(name)}</code> in ${text(location)}${required ? ', required' : ''}: <code>${json(schema)}</code></p>`
}

function renderContent(content: Content): string {
  return Object.entries(content)
    .map(([kind, { schema }]) => `<p>${text(kind)}</p><pre><code>${json(schema, 2)}</code></pre>`)
    .join('')
}

function renderSchemas(schemas: Record<string, unknown>): string {
  const items = Object.entries(schemas).map(
    ([name, schema]) =>
      `<details id="schema-${text(name)}"><summary><code>${text(name)}</code></summary><div><pre><code>${json(schema, 2)}</code></pre></div></details>`,
  )
  return `<section><h2>Schemas</h2>${items.join('')}</section>`
}

function json(value: unknown, indent = 0): string {
  return text(JSON.stringify(value, null, indent))
}
