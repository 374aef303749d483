import { directionOf, type Language } from '@milgo/messages/languages'
import type { FastifyInstance } from 'fastify'
import { html, type Safe } from './html.ts'

const stylesheet = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { overflow: auto; padding: 1rem; border: 1px solid #8884; border-radius: 8px; }
details { border: 1px solid #8884; border-radius: 8px; margin: .5rem 0; padding: .5rem 1rem; }
summary { cursor: pointer; padding: .5rem 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; } td, th { padding: .5rem; text-align: start; border-bottom: 1px solid #8884; }
`

const stylesheetPath = '/service-pages.css'

/** Returns a page that the server renders, mostly for developers and operators: plain, readable, without script. */
export const htmlPage = (title: string, body: Safe, language: Language = 'en'): string =>
  `<!doctype html>${
    html`<html lang="${language}" dir="${directionOf[language]}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="${stylesheetPath}"></head>
<body><main>${body}</main></body></html>`.markup
  }`

export const htmlPageStylesheet = (app: FastifyInstance): void => {
  app.get(stylesheetPath, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(stylesheet),
  )
}
