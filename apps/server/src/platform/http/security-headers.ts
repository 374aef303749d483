import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * React Aria writes two style elements of fixed text: for touch on pressables, and against scrolling behind a
 * window on iOS. Named by hash, so that no other inline style passes; a journey fails when an upgrade changes them.
 */
const reactAriaStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
]

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
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...reactAriaStyles],
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
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()')
  })
}
