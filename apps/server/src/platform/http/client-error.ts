import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import type { Logger } from 'pino'
import { answers } from '../../errors.ts'
import { wordsFor } from './error-words.ts'
import { languageOf } from './language.ts'

/**
 * Answers a request that cannot be read as HTTP. It has no route and no language, but still gets the error envelope and
 * a line in the log.
 */
export const answerClientError =
  (logger: Logger) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const code = 'BAD_REQUEST'
    const { http, statusCode } = answers[code]
    const requestId = randomUUID()
    logger.info({ reqId: requestId, method: 'unknown', route: 'unknown', status: http }, 'answered')
    const message = wordsFor(languageOf(undefined)).sentence(code, {})
    const envelope: ErrorEnvelope = { error: { statusCode, code, message, requestId } }
    const body = JSON.stringify(envelope)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${http} Bad Request\r\n${lines.join('')}\r\n${body}`)
  }
