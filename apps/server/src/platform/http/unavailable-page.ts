import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfReader } from './language.ts'
import { scriptPath, stylesheetPath, unavailablePage, type Why, wholeSeconds } from './unavailable-markup.ts'

/** The colours of tokens.css, copied, because the files of the pages may not be reachable now. */
const stylesheet = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif;
  background: light-dark(#f6f5f1, #0f1626); color: light-dark(#14213d, #eef1f8); }
body { min-height: 100dvh; margin: 0; display: grid; place-items: center; padding: 1.5rem; box-sizing: border-box; }
main { max-width: 34rem; padding: clamp(1.5rem, 6vw, 2.5rem); border: 1px solid light-dark(#dcdad1, #2c3854); border-radius: 20px;
  border-inline-start: 8px solid light-dark(#f0b44a, #e8ad45); background: light-dark(#ffffff, #172036); }
.brand { margin: 0 0 1.25rem; font-weight: 650; font-size: 1.25rem; color: light-dark(#0b5f5c, #5cc5bd); }
h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.25; text-wrap: balance; }
p { margin: 0 0 .75rem; }
a { display: inline-flex; align-items: center; min-height: 48px; margin-top: .75rem; padding: 0 1.5rem; border-radius: 999px;
  background: light-dark(#0b5f5c, #5cc5bd); color: light-dark(#ffffff, #06211f); font-weight: 550; text-decoration: none; }
a:focus-visible { outline: 3px solid light-dark(#2456b8, #a3c1fa); outline-offset: 3px; }
`

/** Asks for the page again and again, and loads it when the answer is no longer that nothing can be served. */
const script = `
const wait = Number(document.currentScript.dataset.seconds) * 1000
const look = async () => {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => undefined)
  if (answer && answer.status < 500) location.reload()
  else setTimeout(look, wait)
}
setTimeout(look, wait)
`

/** Serves the style and the script of the page of unavailability. */
export const unavailableFiles = (app: FastifyInstance): void => {
  app.get(stylesheetPath, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(stylesheet),
  )
  app.get(scriptPath, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  )
}

/** Returns whether a person opens an address, and not a program. */
export const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

/** Sends the page of unavailability to a person who opens an address. */
export const sendUnavailable = (request: FastifyRequest, reply: FastifyReply, why: Why): FastifyReply =>
  reply
    .code(503)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(wholeSeconds(why.retryAfterSeconds)),
    })
    .serializer((body: unknown) => String(body))
    .send(unavailablePage(languageOfReader(request), why))
