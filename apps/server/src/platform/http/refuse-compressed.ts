import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'

/**
 * No body is ever unpacked: none of our pages sends one packed, and a few bytes of it can unfold to any number. Refused
 * by its header, before who asks is looked up and before a byte is read.
 */
export const refuseCompressed = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ headers }) => {
    if (!isPlain(headers['content-encoding'])) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  })
}

const isPlain = (encodings: string | undefined): boolean =>
  encodings === undefined ||
  encodings.split(',').every((encoding) => encoding.trim().toLowerCase() === 'identity')
