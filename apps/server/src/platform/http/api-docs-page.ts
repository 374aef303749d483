import type { Service } from '@milgo/contracts/define-call'
import { html, type Safe } from './html.ts'
import { htmlPage } from './html-page.ts'

type Documented = { readonly service: Service; readonly document: object }
type Operation = {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly detail: object
}

/** Returns the OpenAPI documents as a page to read. It has no script, so that the strictest policy applies here too. */
export const apiDocsPage = (documented: readonly Documented[]): string =>
  htmlPage(
    'Milgo API',
    html`<h1>Milgo API</h1>
      <p>Made from the schemas that validate. The same as OpenAPI 3.1:
        ${documented.map(({ service }) => html`<a href="/api-docs/${service}.json">${service}.json</a> `)}</p>
      ${documented.map(serviceSection)}`,
  )

const serviceSection = ({ service, document }: Documented): Safe => {
  const operations = operationsOf(document)
  return html`<section><h2>${service}</h2>
    ${operations.length === 0 ? html`<p>No calls yet.</p>` : operations.map(operationCard)}</section>`
}

const operationCard = ({ method, path, summary, detail }: Operation): Safe =>
  html`<details><summary><code><b>${method}</b> ${path}</code> ${summary}</summary>
    <pre>${JSON.stringify(detail, undefined, 2)}</pre></details>`

const operationsOf = (document: object): Operation[] => {
  const paths = 'paths' in document && isRecord(document.paths) ? document.paths : {}
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(isRecord(methods) ? methods : {}).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      summary: isRecord(operation) ? String(operation['summary'] ?? '') : '',
      detail: isRecord(operation) ? operation : {},
    })),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
