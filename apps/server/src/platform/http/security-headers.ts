import helmet from '@fastify/helmet'
import { baseOf } from '@milgo/contracts/define-call'
import fastify, { type FastifyInstance } from 'fastify'

/**
 * React Aria writes a style element of fixed text, against scrolling behind a window on iOS. Named by hash, so that no other
 * inline style passes; a journey fails when an upgrade changes it.
 */
const reactAriaStyle = "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='"

type Options = {
  readonly https: boolean
  /** The bucket, where it hands out files itself: small pictures of documents are shown from there. */
  readonly picturesFrom: string | undefined
}

/** Nothing loads from elsewhere, nothing runs that was not built with the pages. */
export const securityHeaders = async (
  app: FastifyInstance,
  { https, picturesFrom }: Options,
): Promise<void> => {
  const asked = fastify()
  await asked.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", reactAriaStyle],
        imgSrc: picturesFrom === undefined ? ["'self'"] : ["'self'", picturesFrom],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https && { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  const given = await headersGivenBy(asked)
  const forPages = {
    ...given,
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  }
  const forWhatIsNoPage = {
    ...Object.fromEntries(Object.entries(given).filter(([name]) => saidOfAll.has(name))),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
  const forDecodingWorker = { ...forPages, 'content-security-policy': decodingWorkerPolicy }
  const forServiceWorker = { ...forPages, 'content-security-policy': serviceWorkerPolicy }
  app.addHook('onRequest', (request, reply, done) => {
    if (isCall(request.url) || isPartOfPage(request.url)) reply.headers(forWhatIsNoPage)
    else if (isServiceWorker(request.url)) reply.headers(forServiceWorker)
    else reply.headers(isDecodingWorker(request.url) ? forDecodingWorker : forPages)
    done()
  })
}

/**
 * A worker answers to the policy that its own script came with. The one that reads pictures and the one that parses PDFs for
 * staff compile WebAssembly, which no page may; they load their parts from here, and can do nothing else.
 */
const decodingWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** As the builds name them: pictures are read in the portal, PDFs and printed numbers in the office, and all in the kit. */
const isDecodingWorker = (url: string): boolean =>
  /^\/(?:dev\/kit\/)?assets\/readability-worker-[\w-]+\.js$/.test(url) ||
  /^\/(?:dev\/kit|office)\/assets\/(?:pdf|numbers)-worker-[\w-]+\.js$/.test(url)

/** It fetches pages and their files from here, and loads no further code. */
const serviceWorkerPolicy =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const isServiceWorker = (url: string): boolean => url === '/service-worker.js'

/**
 * An answer of a call is no page, nor is a file of code: of all that pages are told, this much has a meaning for them. The rest
 * would be half a kilobyte with each of the files that a phone waits for.
 */
const saidOfAll: ReadonlySet<string> = new Set([
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
])

/** Code, styles and fonts, as the builds name them. Not workers: these answer to the policy of their own file. */
const isPartOfPage = (url: string): boolean =>
  /^\/(?:(?:dev\/kit|office)\/)?assets\/(?!.*worker)[\w-]+\.(?:css|js|woff2)$/.test(url)

const isCall = (url: string): boolean =>
  url.startsWith(`${baseOf('core')}/`) || url.startsWith(`${baseOf('authz')}/`)

/** What helmet says is the same for every answer, so that it is asked once and not with each of them. */
const headersGivenBy = async (asked: FastifyInstance) => {
  asked.get('/', async (_request, reply) => reply.send())
  const { headers } = await asked.inject('/')
  const { 'content-length': _length, date: _date, connection: _connection, ...given } = headers
  return given
}
