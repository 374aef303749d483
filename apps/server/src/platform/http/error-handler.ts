import type { ErrorEnvelope, ErrorItem } from '@milgo/contracts/error-envelope'
import type { FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, answers, type ErrorCode } from '../../errors.ts'
import { wordsFor } from './error-words.ts'
import { languageOf } from './language.ts'
import { isNavigation, sendUnavailable } from './unavailable-page.ts'

/** The one place where an error becomes an answer. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = toAppError(error)
  const { http, statusCode } = answers[refusal.code]
  // A refusal under load is nobody's fault, and a thousand of them must cost little: the request log has them.
  if (http >= 500 && refusal.code !== 'OVERLOADED') request.log.error({ err: error }, 'request failed')
  if (http === 401) reply.header('www-authenticate', 'Bearer')
  const retryAfter = refusal.retryAfterSeconds ?? (http === 503 ? 5 : undefined)
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))))
  if (http === 503 && isNavigation(request))
    return sendUnavailable(request, reply, { retryAfterSeconds: retryAfter ?? 5 })
  const say = wordsFor(languageOf(request.headers['accept-language']))
  const items: ErrorItem[] = refusal.items.map((item) => {
    const { code, field, index, part, member, step, params } = item
    const label = say.label(item, refusal.labelParams)
    return {
      code,
      message: say.sentence(code, params),
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
      // As the specification has it, what is wrong with a step is a list.
      message: refusal.items.some(({ issue }) => issue !== undefined)
        ? refusal.items.map((item) => say.line(item, refusal.labelParams))
        : say.sentence(refusal.code, refusal.params),
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

/** For an address that cannot even be routed; no hook runs for it, so it brings its own headers. */
export const answerFrameworkError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers({ 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' })
  answerError(error, request, reply.header('x-request-id', request.id))
}

/** Who sends thousands of names that nobody knows does not hear a sentence about each. */
const mostBlamed = 20

const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('BAD_REQUEST', {
      items: error.validation
        .flatMap(namesOf)
        .slice(0, mostBlamed)
        .map((field) => ({ code: 'BAD_REQUEST', ...(field !== '' && { field }) })),
    })
  }
  return new AppError(codeOfFrameworkError(error), { cause: error })
}

/** The fields that a schema blames, none where it is the whole body; one that it does not know stands beside its place. */
const namesOf = ({ instancePath, params }: FastifySchemaValidationError): readonly string[] => {
  const unknown = Array.isArray(params['keys']) ? params['keys'] : []
  const path = instancePath.split('/').filter((name) => name !== '')
  return (unknown.length > 0 ? unknown.map((name) => [...path, name]) : [path]).map((names) =>
    names.join('.'),
  )
}

/** Fastify's own refusals carry an HTTP status; everything else is our fault. */
const codeOfFrameworkError = (error: unknown): ErrorCode => {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 404) return 'NOT_FOUND'
  if (status === 413) return 'PAYLOAD_TOO_LARGE'
  if (status === 415) return 'UNSUPPORTED_MEDIA_TYPE'
  if (status === 429) return 'TOO_MANY_REQUESTS'
  return status >= 400 && status < 500 ? 'BAD_REQUEST' : 'UNSPECIFIED'
}
