import helmet from '@fastify/helmet'
import { baseOf } from '@milgo/contracts/define-call'
import fastify, { type FastifyInstance } from 'fastify'

/**
 * React Aria adds a style element of fixed text, against scrolling behind a window on iOS. It is allowed by its hash,
 * so that no other inline style is allowed. An e2e test fails if an upgrade changes it.
 */
const reactAriaStyle = "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='"

type Options = {
  readonly https: boolean
  /** The origin of the bucket, if it sends files itself: thumbnails of documents are loaded from there. */
  readonly picturesFrom: string | undefined
}

/** Sets headers so that nothing is loaded from elsewhere, and only code that was built with the pages runs. */
export const securityHeaders = async (
  app: FastifyInstance,
  { https, picturesFrom }: Options,
): Promise<void> => {
  const probe = fastify()
  await probe.register(helmet, {
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
  const given = await headersGivenBy(probe)
  const forPages = {
    ...given,
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  }
  const forNonPages = {
    ...Object.fromEntries(Object.entries(given).filter(([name]) => headersOfAllAnswers.has(name))),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
  const forDecodingWorker = { ...forPages, 'content-security-policy': decodingWorkerPolicy }
  const forServiceWorker = { ...forPages, 'content-security-policy': serviceWorkerPolicy }
  app.addHook('onRequest', (request, reply, done) => {
    if (isCall(request.url) || isPartOfPage(request.url)) reply.headers(forNonPages)
    else if (isServiceWorker(request.url)) reply.headers(forServiceWorker)
    else reply.headers(isDecodingWorker(request.url) ? forDecodingWorker : forPages)
    done()
  })
}

/**
 * A worker obeys the policy of its own script. The workers that read pictures, and that parse PDFs for staff, compile
 * WebAssembly, which no page may do. They load their parts from this server and can do nothing else.
 */
const decodingWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The names of the workers in the builds: pictures are read in the portal, PDFs and printed numbers in the office, and
 * all of them in the component page.
 */
const isDecodingWorker = (url: string): boolean =>
  /^\/(?:dev\/kit\/)?assets\/readability-worker-[\w-]+\.js$/.test(url) ||
  /^\/(?:dev\/kit|office)\/assets\/(?:pdf|numbers)-worker-[\w-]+\.js$/.test(url)

/** The service worker fetches pages and their files from this server, and loads no further code. */
const serviceWorkerPolicy =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const isServiceWorker = (url: string): boolean => url === '/service-worker.js'

/**
 * The headers that also matter for answers of calls and for files of code, which are no pages. The other headers would
 * add half a kilobyte to each file that a phone loads.
 */
const headersOfAllAnswers: ReadonlySet<string> = new Set([
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
])

/**
 * Returns whether an address is of code, styles or fonts, by their names in the builds. Workers are excluded, because
 * they obey the policy of their own file.
 */
const isPartOfPage = (url: string): boolean =>
  /^\/(?:(?:dev\/kit|office)\/)?assets\/(?!.*worker)[\w-]+\.(?:css|js|woff2)$/.test(url)

const isCall = (url: string): boolean =>
  url.startsWith(`${baseOf('core')}/`) || url.startsWith(`${baseOf('authz')}/`)

/**
 * Returns the headers of helmet. They are the same for every answer, so they are read once and not with each answer.
 */
const headersGivenBy = async (probe: FastifyInstance) => {
  probe.get('/', async (_request, reply) => reply.send())
  const { headers } = await probe.inject('/')
  const { 'content-length': _length, date: _date, connection: _connection, ...given } = headers
  return given
}
