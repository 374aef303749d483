import { baseOf } from '@milgo/contracts/define-call'
import type { ErrorEnvelope, ErrorItem } from '@milgo/contracts/error-envelope'
import type { FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, answers, type ErrorCode } from '../../errors.ts'
import { wordsFor } from './error-words.ts'
import { languageOf } from './language.ts'
import { isNavigation, sendUnavailable } from './unavailable-page.ts'

const officeCalls = `${baseOf('core')}/office/`

/** Turns an error into an answer. This is the only place that does. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = toAppError(error)
  const { http, statusCode } = answers[refusal.code]
  // A refusal because of overload is no error, and a thousand of them must cost little. The request log has them.
  const isLoad = refusal.code === 'OVERLOADED' || refusal.code === 'DATABASE_BUSY'
  if (http >= 500 && !isLoad) request.log.error({ err: error }, 'request failed')
  if (http === 401) reply.header('www-authenticate', 'Bearer')
  const retryAfter = refusal.retryAfterSeconds ?? (http === 503 ? 5 : undefined)
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))))
  if (http === 503 && isNavigation(request))
    return sendUnavailable(request, reply, { retryAfterSeconds: retryAfter ?? 5 })
  const words = wordsFor(languageOf(request.headers['accept-language']), request.url.startsWith(officeCalls))
  const items: ErrorItem[] = refusal.items.map((item) => {
    const { code, field, index, part, member, step, params } = item
    const label = words.label(item, refusal.labelParams)
    return {
      code,
      message: words.sentence(code, params),
      ...(label !== undefined && { label }),
      ...(field !== undefined && { field }),
      ...(index !== undefined && { index }),
      ...(part !== undefined && { part }),
      ...(member !== undefined && { member_type: member }),
      ...(step !== undefined && { step }),
    }
  })
  const envelope: ErrorEnvelope = {
    ...refusal.beside,
    error: {
      statusCode,
      code: refusal.code,
      // By the specification, the issues of a step are a list.
      message: refusal.items.some(({ issue }) => issue !== undefined)
        ? refusal.items.map((item) => words.line(item, refusal.labelParams))
        : words.sentence(refusal.code, refusal.params),
      ...(items.length > 0 && { errors: items }),
      requestId: request.id,
    },
  }
  return reply
    .code(http)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .serializer(JSON.stringify)
    .send(envelope)
}

/** Answers a request whose address cannot be routed. No hook runs for it, so the headers are set here. */
export const answerFrameworkError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers({ 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' })
  answerError(error, request, reply.header('x-request-id', request.id))
}

/**
 * The most fields that an answer names, so that a call with thousands of unknown names does not get a sentence for
 * each.
 */
const mostNamedFields = 20

const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('BAD_REQUEST', {
      items: error.validation
        .flatMap(namesOf)
        .slice(0, mostNamedFields)
        .map((field) => ({ code: 'BAD_REQUEST', ...(field !== '' && { field }) })),
    })
  }
  return new AppError(codeOfFrameworkError(error), { cause: error })
}

/**
 * Returns the names of the fields that a schema refuses; an empty name for the whole body. An unknown field is named
 * with its path.
 */
const namesOf = ({ instancePath, params }: FastifySchemaValidationError): readonly string[] => {
  const unknown = Array.isArray(params['keys']) ? params['keys'] : []
  const path = instancePath.split('/').filter((name) => name !== '')
  return (unknown.length > 0 ? unknown.map((name) => [...path, name]) : [path]).map((names) =>
    names.join('.'),
  )
}

/** Errors of Fastify have an HTTP status. Every other error is a fault of this program. */
const codeOfFrameworkError = (error: unknown): ErrorCode => {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 404) return 'NOT_FOUND'
  if (status === 413) return 'PAYLOAD_TOO_LARGE'
  if (status === 415) return 'UNSUPPORTED_MEDIA_TYPE'
  if (status === 429) return 'TOO_MANY_REQUESTS'
  return status >= 400 && status < 500 ? 'BAD_REQUEST' : 'UNSPECIFIED'
}
