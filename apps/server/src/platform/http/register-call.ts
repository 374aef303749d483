import { baseOf, type Call, isOfficeCall } from '@milgo/contracts/define-call'
import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import type { SentFile } from '@milgo/contracts/sent-file'
import type { Language } from '@milgo/messages/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Platform } from '../platform.ts'
import type { Caller, GuardedCall } from './caller.ts'
import { type Device, deviceOf } from './device.ts'
import { languageOf } from './language.ts'
import { type OfficeSession, officeSessionOf } from './office-session.ts'
import { refuseOtherOrigins } from './refuse-other-origins.ts'
import { refuseUnstorableText } from './refuse-unstorable-text.ts'
import { sendFile } from './send-file.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set if the body is a file, which may take minutes to arrive and is read by the handler. */
    takesFile?: boolean
  }
}

/** What a call passes to its use case, beside the caller. */
export type CallInput<C extends Call> = {
  readonly language: Language
  readonly params: C['params'] extends z.ZodType ? z.output<C['params']> : undefined
  readonly body: C['body'] extends z.ZodType ? z.output<C['body']> : undefined
  /** The address of the client. The header of a proxy is used only if the proxy is trusted. */
  readonly address: string
  readonly request: FastifyRequest
}

type Input<C extends Call> = CallInput<C> & {
  readonly caller: C['guard'] extends 'open' ? undefined : Extract<Caller, { kind: C['guard'] }>
  readonly device: Device
  readonly officeSession: OfficeSession
}

/** Registers the route of a contract. Its schemas validate the request, shape the answer and fill the API document. */
export const registerCall = <C extends Call>(
  app: FastifyInstance,
  platform: Pick<Platform, 'admit' | 'vault' | 'config' | 'admission'>,
  call: C,
  handler: (input: Input<C>) => Promise<z.input<C['response']>>,
): void => {
  const guarded = isGuarded(call) ? call : undefined
  const callers = new WeakMap<FastifyRequest, Caller>()
  app.route({
    ...routeOf(call),
    // Runs before the body is read or checked, so that a caller without permission learns nothing about what is valid.
    onRequest: async (request: FastifyRequest) => {
      if (isOfficeCall(call)) refuseOtherOrigins(platform.config, request)
      await platform.admission.refuseWhenFull(call, request)
      if (guarded)
        callers.set(
          request,
          await platform.admission.inTurn(guarded, request, () => platform.admit(guarded, request)),
        )
    },
    handler: (request, reply) =>
      platform.admission.inTurn(call, request, async () => {
        const answer = await handler({
          ...inputOf(call, request, reply),
          caller: callers.get(request) as Input<C>['caller'],
          device: deviceOf(platform, request, reply),
          officeSession: officeSessionOf(platform, reply),
        })
        return call.sendsFile ? sendFile(reply, call.sendsFile, answer as SentFile) : answer
      }),
  })
}

const isGuarded = (call: Call): call is GuardedCall => call.guard !== 'open'

/** Returns a contract as Fastify's route options. */
export const routeOf = (call: Call) => ({
  method: call.method,
  // The answer of a write is short, so that compression is not worth its cost.
  ...(call.method !== 'GET' && { compress: false as const }),
  url: baseOf(call.service) + call.path.replace(/\{(\w+)\}/g, ':$1'),
  ...(call.largestBody !== undefined && { bodyLimit: call.largestBody }),
  config: { takesFile: call.takesFile ?? false },
  schema: {
    summary: call.summary,
    ...(isGuarded(call) && { security: [securityOf(call)] }),
    ...(call.params && { params: refuseUnstorableText(call.params) }),
    ...(call.body && { body: refuseUnstorableText(call.body) }),
    ...(call.takesFile && { consumes: ['multipart/form-data'] }),
    response: {
      [call.success ?? 200]: answerOf(call),
      ...(call.conflict && { 409: call.conflict }),
      '4xx': ErrorEnvelope,
      '5xx': ErrorEnvelope,
    },
  },
})

const securityOf = ({ guard }: GuardedCall) =>
  guard === 'staff' ? { officeCookie: [], csrfHeader: [] } : { token: [] }

/** Returns the schema of a call's successful answer. */
const answerOf = (call: Call) => {
  if (call.sendsFile) return fileOf(call.sendsFile)
  return call.isMendable ? z.union([call.response, ErrorEnvelope]) : call.response
}

const fileOf = (mediaType: string) => ({
  description: 'A download',
  content: { [mediaType]: { schema: z.string().meta({ format: 'binary' }) } },
})

/** Returns the input of a call, and sets the answer's caching headers. */
export const inputOf = <C extends Call>(
  call: C,
  request: FastifyRequest,
  reply: FastifyReply,
): CallInput<C> => {
  // These answers may change at any time. So a browser asks again, and gets 304 if nothing has changed.
  if (call.method === 'GET' && !call.isPersonal)
    reply.header('cache-control', 'private, no-cache').header('vary', 'Accept-Language')
  else reply.code(call.success ?? 200).header('cache-control', 'no-store')
  return {
    language: languageOf(request.headers['accept-language']),
    params: request.params as CallInput<C>['params'],
    body: request.body as CallInput<C>['body'],
    address: request.ip,
    request,
  }
}
