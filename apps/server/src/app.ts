import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { authzRoutes } from './authz/authz-routes.ts'
import { devStaffCodesRoutes } from './authz/staff/dev-routes.ts'
import type { Config } from './config.ts'
import { coreRoutes } from './core/core-routes.ts'
import { officeRoutes } from './office/office-routes.ts'
import { devOutboxRoutes } from './outbox/routes.ts'
import { apiDocs } from './platform/http/api-docs.ts'
import { bodyTimeout, uploadMs } from './platform/http/body-timeout.ts'
import { boundedValidator } from './platform/http/bounded-validator.ts'
import { answerClientError } from './platform/http/client-error.ts'
import { answerError, answerFrameworkError } from './platform/http/error-handler.ts'
import { healthRoutes } from './platform/http/health.ts'
import { htmlPageStylesheet } from './platform/http/html-page.ts'
import { closeForMaintenance } from './platform/http/maintenance.ts'
import { metricsRoute } from './platform/http/metrics-route.ts'
import { routedUrl, servePages } from './platform/http/pages.ts'
import { refuseCompressed } from './platform/http/refuse-compressed.ts'
import { requestLog } from './platform/http/request-log.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { unavailableFiles } from './platform/http/unavailable-page.ts'
import type { Metrics } from './platform/observability/metrics.ts'
import type { Platform } from './platform/platform.ts'

export type AppParts = {
  readonly config: Config
  readonly platform: Platform
  readonly logger: Logger
  readonly metrics: Metrics
}

/** The largest body of a call. File uploads and some other calls set a larger limit of their own. */
const bodyLimit = 256 * 1024

/** Builds the HTTP server without its listener, so that tests can inject requests directly. */
export const buildApp = async ({ config, platform, logger, metrics }: AppParts): Promise<FastifyInstance> => {
  const app = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit,
    requestTimeout: uploadMs,
    trustProxy: config.TRUSTED_PROXIES ?? false,
    forceCloseConnections: 'idle',
    // Fastify's own refusal while closing does not have our envelope, so requests that still arrive are served.
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError(logger),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: routedUrl,
  })
  // Calls take JSON or files. Fastify would also read plain text, which every schema then refuses as a wrong body.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(boundedValidator)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  requestLog(app)
  bodyTimeout(app)
  await securityHeaders(app, {
    https: config.PUBLIC_URL?.startsWith('https:') ?? false,
    picturesFrom: platform.store.direct?.origin,
  })
  closeForMaintenance(app, platform)
  refuseCompressed(app)
  await app.register(etag, { weak: true })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  if (config.hasApiDocs) await apiDocs(app)
  healthRoutes(app, platform)
  metricsRoute(app, metrics, config)
  htmlPageStylesheet(app)
  unavailableFiles(app)
  coreRoutes(app, platform)
  authzRoutes(app, platform)
  officeRoutes(app, platform)
  if (!config.isProduction) {
    devOutboxRoutes(app, platform)
    devStaffCodesRoutes(app, platform)
  }
  await servePages(app, config)
  return app
}
