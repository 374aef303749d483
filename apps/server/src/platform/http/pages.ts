import { existsSync } from 'node:fs'
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
  /** Whether a path is a page of it; for others it shows its own "not found", and the status says the same. */
  readonly hasPage: (path: string) => boolean
}

/** The component kit in all its states: for those who build pages, never in production. */
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

/** Its own name is what browsers ask by; turned off, another stands there that takes it and all that it has kept away. */
const serviceWorker = 'service-worker.js'
const serviceWorkerOff = 'service-worker-off.js'

/** Paths that belong to programs: a wrong one gets the error envelope, never a page. */
const programPaths = /^\/(core-service|authz-service|health|metrics|api-docs|dev)(\/|$)/

/** Serves the built applications; a path that is no file is a route of the application it stands under. */
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
      ...(!OFFLINE_PAGES && { globIgnore: [`**/${serviceWorker}`] }),
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
  // An address without its last slash; the portal's own is the root.
  for (const { prefix } of built.filter((one) => one.prefix !== '/'))
    app.get(prefix.slice(0, -1), { schema: { hide: true } }, async (_request, reply) =>
      reply.redirect(prefix, 308),
    )
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/', ...query] = request.url.split('?')
    const owner = isLook(request) ? built.find(({ prefix }) => path.startsWith(prefix)) : undefined
    const isPage = owner?.hasPage(path) ?? false
    // A link that somebody typed in capitals leads to its page, under the one address that it has.
    if (owner && !isPage && owner.hasPage(plainPath(path)))
      return reply.redirect([plainPath(path), ...query].join('?'), 308)
    if (!owner || !(isPage || wantsPage(request, path))) throw new AppError('NOT_FOUND')
    return reply
      .code(isPage ? 200 : 404)
      .header('cache-control', 'no-cache')
      .sendFile(documentOf(owner, path), owner.root)
  })
}

/** An application may have a document for its landing page, one for each page that names its code, and one for all the rest. */
const documentOf = ({ prefix, root, hasPage }: Application, path: string): string => {
  if (path === prefix) return 'index.html'
  const own = hasPage(path) ? [`pages${withoutEndSlash(path)}.html`] : []
  return [...own, 'page.html'].find((name) => existsSync(join(root, name))) ?? 'index.html'
}

const isLook = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** A person at an address that is no page sees the application say so; a program gets the envelope. */
const wantsPage = (request: FastifyRequest, path: string): boolean =>
  !programPaths.test(path) && (request.headers.accept ?? '').includes('text/html')
