import { baseOf, type Call } from '@milgo/contracts/define-call'
import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import type { Language } from '@milgo/messages/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { languageOf } from './language.ts'

type Input<C extends Call> = {
  readonly language: Language
  readonly params: C['params'] extends z.ZodType ? z.output<C['params']> : undefined
  readonly body: C['body'] extends z.ZodType ? z.output<C['body']> : undefined
  readonly request: FastifyRequest
}

/** Makes a contract answerable: its schemas validate what comes in, shape what goes out and fill the API document. */
export const registerCall = <C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: Input<C>) => Promise<z.input<C['response']>>,
): void => {
  app.route({
    method: call.method,
    url: baseOf(call.service) + call.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: {
      summary: call.summary,
      ...(call.params && { params: call.params }),
      ...(call.body && { body: call.body }),
      response: { 200: call.response, '4xx': ErrorEnvelope, '5xx': ErrorEnvelope },
    },
    handler: async (request, reply) => {
      // What is read here may change at any time: a browser asks again, and gets 304 while it has not.
      if (call.method === 'GET')
        reply.header('cache-control', 'private, no-cache').header('vary', 'Accept-Language')
      return handler({
        language: languageOf(request.headers['accept-language']),
        params: request.params as Input<C>['params'],
        body: request.body as Input<C>['body'],
        request,
      })
    },
  })
}
