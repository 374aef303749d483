import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'

/**
 * Refuses compressed bodies. No page of this project sends one, and a few compressed bytes can unpack to any size. The
 * header is checked before the caller is looked up and before a byte is read.
 */
export const refuseCompressed = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ headers }) => {
    if (!isPlain(headers['content-encoding'])) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  })
}

const isPlain = (encodings: string | undefined): boolean =>
  encodings === undefined ||
  encodings.split(',').every((encoding) => encoding.trim().toLowerCase() === 'identity')
