import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { isOfficePage, officeBase } from '@milgo/contracts/office-paths'
import { isActingPage, isPortalPage, plainPath, withoutEndSlash } from '@milgo/contracts/portal-paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { AppError } from '../../errors.ts'

const dist = (name: string): string => fileURLToPath(new URL(`../../../../${name}/dist`, import.meta.url))

type Application = {
  readonly prefix: string
  readonly root: string
  /**
   * Returns whether a path is a page of the application. For other paths the application shows its own "not found",
   * with status 404.
   */
  readonly hasPage: (path: string) => boolean
}

/** The component page with all states, for developers, never in production. */
const kit: Application = { prefix: '/dev/kit/', root: dist('kit'), hasPage: (path) => path === '/dev/kit/' }

const portal: Application = {
  prefix: '/',
  root: dist('portal'),
  hasPage: (path) => isPortalPage(path) || isActingPage(path),
}

const applications: readonly Application[] = [
  { prefix: `${officeBase}/`, root: dist('office'), hasPage: isOfficePage },
  portal,
]

/**
 * Browsers ask for the service worker by this name. If offline pages are turned off, another file is sent under this
 * name. It removes the service worker and everything that it has stored.
 */
const serviceWorker = 'service-worker.js'
const serviceWorkerOff = 'service-worker-off.js'

/**
 * Documents that are sent only at the address of their page. `page.html`, which the service worker stores, is also a
 * file.
 */
const documents = ['index.html*', 'pages/**']

/** Paths that only programs use. A wrong one gets the error envelope, never a page. */
const programPaths = /^\/(core-service|authz-service|health|metrics|api-docs|dev)(\/|$)/

/** Serves the built applications. A path that is no file is a route of the application with its prefix. */
export const servePages = async (
  app: FastifyInstance,
  { isProduction, OFFLINE_PAGES }: Pick<Config, 'isProduction' | 'OFFLINE_PAGES'>,
): Promise<void> => {
  const built = [...(isProduction ? [] : [kit]), ...applications].filter(({ root }) =>
    existsSync(join(root, 'index.html')),
  )
  for (const [index, { prefix, root }] of built.entries()) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      wildcard: false,
      index: false,
      preCompressed: true,
      decorateReply: index === 0,
      schemaHide: true,
      cacheControl: false,
      globIgnore: [...documents, ...(OFFLINE_PAGES ? [] : [`**/${serviceWorker}`])],
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.startsWith(join(root, 'assets', '/')) ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }
  if (!OFFLINE_PAGES && built.includes(portal))
    app.get(`/${serviceWorker}`, { schema: { hide: true } }, async (_request, reply) =>
      reply.sendFile(serviceWorkerOff, portal.root),
    )
  // Redirects an address without its last slash. The portal's own address is the root.
  for (const { prefix } of built.filter((one) => one.prefix !== '/'))
    app.get(prefix.slice(0, -1), { schema: { hide: true } }, async (_request, reply) =>
      reply.redirect(prefix, 308),
    )
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/', ...query] = request.url.split('?')
    const owner = isRead(request) ? built.find(({ prefix }) => path.startsWith(prefix)) : undefined
    const isPage = owner?.hasPage(path) ?? false
    // A link that was typed in capital letters is redirected to the one address of its page.
    const plain = inLowerCase(path)
    if (owner && !isPage && built.some(({ hasPage }) => hasPage(plain)))
      return reply.redirect([plain, ...query].join('?'), 308)
    if (!owner || !(isPage || wantsPage(request, path))) throw new AppError('NOT_FOUND')
    return reply
      .code(isPage ? 200 : 404)
      .header('cache-control', 'no-cache')
      .sendFile(documentOf(owner, path), owner.root)
  })
}

/** Returns the path of a page without a slash at its end and in lower case; another path without the slash. */
const inLowerCase = (path: string): string => {
  const ofOffice = withoutEndSlash(path).toLowerCase()
  return isOfficePage(ofOffice) ? ofOffice : plainPath(path)
}

/**
 * Returns the address that is routed: for a person whose address cannot be read, as `/%`, that of a page which does not
 * exist.
 */
export const routedUrl = ({ url = '/', method, headers }: IncomingMessage): string => {
  const [path = '/'] = url.split('?')
  if (!path.includes('%') || isReadable(path)) return url
  if (!isRead({ method }) || !wantsPage({ headers }, path)) return url
  return `${applications.find(({ prefix }) => path.startsWith(prefix))?.prefix}404`
}

const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the document of a path. An application may have one for its landing page, one for each page that preloads its
 * own code, and one for all others.
 */
const documentOf = ({ prefix, root, hasPage }: Application, path: string): string => {
  if (path === prefix) return 'index.html'
  const own = hasPage(path) ? [`pages${withoutEndSlash(path)}.html`] : []
  return [...own, 'page.html'].find((name) => existsSync(join(root, name))) ?? 'index.html'
}

const isRead = ({ method }: Pick<IncomingMessage, 'method'>): boolean => method === 'GET' || method === 'HEAD'

/** Returns whether the caller is a person, who gets the application's "not found" page. A program gets the envelope. */
const wantsPage = ({ headers }: Pick<FastifyRequest, 'headers'>, path: string): boolean =>
  !programPaths.test(path) && (headers.accept ?? '').includes('text/html')
