import { unavailable as arabic } from '@milgo/messages/ar/unavailable'
import { unavailable as english } from '@milgo/messages/en/unavailable'
import { fill } from '@milgo/messages/fill'
import { unavailable as hebrew } from '@milgo/messages/he/unavailable'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { directionOf, type Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { WordsLike } from '@milgo/messages/words'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html } from './html.ts'
import { languageOf } from './language.ts'

const words: Record<Language, WordsLike<typeof hebrew>> = { he: hebrew, ar: arabic, en: english }

const stylesheetPath = '/unavailable.css'
const stylesheet = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif;
  background: light-dark(#f6f5f1, #0d1520); color: light-dark(#14213d, #e9eef5); }
body { min-height: 100dvh; margin: 0; display: grid; place-items: center; padding: 1.5rem; box-sizing: border-box; }
main { max-width: 34rem; padding: 2.5rem; border: 1px solid light-dark(#e2dfd6, #2a3646); border-radius: 20px;
  border-inline-start: 8px solid #f0b44a; background: light-dark(#fff, #141f2d); }
h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.25; text-wrap: balance; }
p { margin: 0 0 .75rem; }
a { display: inline-flex; align-items: center; min-height: 48px; margin-top: .75rem; padding: 0 1.5rem; border-radius: 999px;
  background: light-dark(#0f6f69, #5fb3aa); color: light-dark(#fff, #06211f); font-weight: 550; text-decoration: none; }
a:focus-visible { outline: 3px solid #f0b44a; outline-offset: 3px; }
`

export const unavailableStylesheet = (app: FastifyInstance): void => {
  app.get(stylesheetPath, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(stylesheet),
  )
}

/** A person who opens an address, and no program. */
export const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

type Why = { readonly retryAfterSeconds: number; readonly until?: Date }

/** Our own page for a time at which no page can be served; it loads itself again. */
export const sendUnavailable = (
  request: FastifyRequest,
  reply: FastifyReply,
  { retryAfterSeconds, until }: Why,
): FastifyReply => {
  const language = languageOf(request.headers['accept-language'])
  const { maintenance, overload, retry } = words[language]
  const { title, text } = until ? maintenance : overload
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds))
  const when = until && jerusalemTime(until)
  const back = when
    ? html`<p>${fill(maintenance.until, { date: leftToRight(when.date), hour: leftToRight(when.hour) })}</p>`
    : html``
  const page = html`<html lang="${language}" dir="${directionOf[language]}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${Math.min(seconds, 60)}">
<link rel="stylesheet" href="${stylesheetPath}"></head>
<body><main><h1>${title}</h1><p>${text}</p>${back}<a href="">${retry}</a></main></body></html>`
  return reply
    .code(503)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(seconds),
    })
    .serializer((body: unknown) => String(body))
    .send(`<!doctype html>${page.markup}`)
}
