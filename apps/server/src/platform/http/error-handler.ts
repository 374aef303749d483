import type { ErrorEnvelope, ErrorItem } from '@milgo/contracts/error-envelope'
import { eligibilityRefusals as arabicRefusals } from '@milgo/messages/ar/eligibility'
import { errors as arabic } from '@milgo/messages/ar/errors'
import { fileRefusals as arabicFiles } from '@milgo/messages/ar/file-refusals'
import { issues as arabicIssues } from '@milgo/messages/ar/issues'
import { eligibilityRefusals as englishRefusals } from '@milgo/messages/en/eligibility'
import { errors as english } from '@milgo/messages/en/errors'
import { fileRefusals as englishFiles } from '@milgo/messages/en/file-refusals'
import { issues as englishIssues } from '@milgo/messages/en/issues'
import { fill, type Params } from '@milgo/messages/fill'
import { eligibilityRefusals as hebrewRefusals } from '@milgo/messages/he/eligibility'
import { errors as hebrew } from '@milgo/messages/he/errors'
import { fileRefusals as hebrewFiles } from '@milgo/messages/he/file-refusals'
import { issues as hebrewIssues } from '@milgo/messages/he/issues'
import type { Language } from '@milgo/messages/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, answers, type ErrorCode, type RefusedItem } from '../../errors.ts'
import { languageOf } from './language.ts'

const words: Record<Language, Record<RefusedItem['code'], string>> = {
  he: { ...hebrewIssues, ...hebrewRefusals, ...hebrewFiles, ...hebrew },
  ar: { ...arabicIssues, ...arabicRefusals, ...arabicFiles, ...arabic },
  en: { ...englishIssues, ...englishRefusals, ...englishFiles, ...english },
}

/** The one place where an error becomes an answer. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = toAppError(error)
  const { http, statusCode } = answers[refusal.code]
  if (http >= 500) request.log.error({ err: error }, 'request failed')
  if (http === 401) reply.header('www-authenticate', 'Bearer')
  const retryAfter = refusal.retryAfterSeconds ?? (http === 503 ? 5 : undefined)
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))))
  const say = wordsFor(languageOf(request.headers['accept-language']))
  const items: ErrorItem[] = refusal.items.map(({ code, field, params }) => ({
    code,
    message: say(code, params ?? {}),
    ...(field !== undefined && { field }),
  }))
  const envelope: ErrorEnvelope = {
    error: {
      statusCode,
      code: refusal.code,
      message: say(refusal.code, refusal.params),
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

const wordsFor =
  (language: Language) =>
  (code: RefusedItem['code'], params: Params): string =>
    fill(words[language][code], params)

const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map((issue) => issue.instancePath.replace(/^\//, '').replaceAll('/', '.'))
    return new AppError('BAD_REQUEST', { items: fields.map((field) => ({ code: 'BAD_REQUEST', field })) })
  }
  return new AppError(codeOfFrameworkError(error), { cause: error })
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
