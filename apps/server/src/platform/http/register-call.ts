import { baseOf, type Call } from '@milgo/contracts/define-call'
import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import type { Language } from '@milgo/messages/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Platform } from '../platform.ts'
import type { Caller } from './caller.ts'
import { admit } from './guard.ts'
import { languageOf } from './language.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is a file: it may take minutes to arrive, and is read by the handler. */
    takesFile?: boolean
  }
}

type Input<C extends Call> = {
  readonly language: Language
  readonly params: C['params'] extends z.ZodType ? z.output<C['params']> : undefined
  readonly body: C['body'] extends z.ZodType ? z.output<C['body']> : undefined
  readonly caller: C['guard'] extends 'open' ? undefined : Extract<Caller, { kind: C['guard'] }>
  /** Where the request comes from; a proxy's word counts only where it is trusted. */
  readonly address: string
  readonly request: FastifyRequest
}

/** Makes a contract answerable: its schemas validate what comes in, shape what goes out and fill the API document. */
export const registerCall = <C extends Call>(
  app: FastifyInstance,
  platform: Pick<Platform, 'authenticate'>,
  call: C,
  handler: (input: Input<C>) => Promise<z.input<C['response']>>,
): void => {
  const { guard, success = 200 } = call
  const callers = new WeakMap<FastifyRequest, Caller>()
  app.route({
    method: call.method,
    url: baseOf(call.service) + call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { takesFile: call.takesFile ?? false },
    schema: {
      summary: call.summary,
      ...(guard !== 'open' && { security: [{ token: [] }] }),
      ...(call.params && { params: call.params }),
      ...(call.body && { body: call.body }),
      ...(call.takesFile && { consumes: ['multipart/form-data'] }),
      response: { [success]: call.response, '4xx': ErrorEnvelope, '5xx': ErrorEnvelope },
    },
    // Before anything is read or checked: who may not ask learns nothing about what would be a good question.
    ...(guard !== 'open' && {
      onRequest: async (request: FastifyRequest) => {
        callers.set(request, await admit(platform, guard, request))
      },
    }),
    handler: async (request, reply) => {
      // What is read here may change at any time: a browser asks again, and gets 304 while it has not.
      if (call.method === 'GET' && !call.isPersonal)
        reply.header('cache-control', 'private, no-cache').header('vary', 'Accept-Language')
      else reply.code(success).header('cache-control', 'no-store')
      return handler({
        language: languageOf(request.headers['accept-language']),
        params: request.params as Input<C>['params'],
        body: request.body as Input<C>['body'],
        caller: callers.get(request) as Input<C>['caller'],
        address: request.ip,
        request,
      })
    },
  })
}
