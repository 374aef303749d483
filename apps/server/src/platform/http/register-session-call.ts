import type { Call } from '@milgo/contracts/define-call'
import type { SentFile } from '@milgo/contracts/sent-file'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { TokenClaims } from '../crypto/tokens.ts'
import type { Platform } from '../platform.ts'
import { readBearer } from './read-bearer.ts'
import { type CallInput, inputOf, routeOf } from './register-call.ts'
import { sendFile } from './send-file.ts'

/** A call for students whose use case checks the session itself. */
type StudentCall = Call & { readonly guard: 'student' }

type Input<C extends StudentCall> = Omit<CallInput<C>, 'caller'> & {
  /** A token that this server signed. Its session must be checked in the database before anything is answered. */
  readonly token: TokenClaims
}

/**
 * Like `registerCall`, for a call that checks the session in its own statement, so that the check needs no extra round
 * trip. The guard still runs first if there is more to check than a student's token: a staff member who acts, a header
 * that claims it, or a body that is refused.
 */
export const registerSessionCall = <C extends StudentCall>(
  app: FastifyInstance,
  platform: Pick<Platform, 'admit' | 'tokens' | 'admission'>,
  call: C,
  handler: (input: Input<C>) => Promise<z.input<C['response']>>,
): void => {
  const tokens = new WeakMap<FastifyRequest, TokenClaims>()
  const admit = (request: FastifyRequest) =>
    platform.admission.inTurn(call, request, () => platform.admit(call, request))
  app.route({
    ...routeOf(call),
    attachValidation: true,
    onRequest: async (request) => {
      await platform.admission.refuseWhenFull(call, request)
      const token = await readBearer(platform.tokens, request.headers)
      if (!token) throw new AppError('UNAUTHORIZED')
      if (!isStudentOnly(token, request)) await admit(request)
      tokens.set(request, token)
    },
    handler: async (request, reply) => {
      const token = tokens.get(request)
      if (!token) throw new AppError('UNAUTHORIZED')
      if (request.validationError) {
        if (isStudentOnly(token, request)) await admit(request)
        throw request.validationError
      }
      const answer = await platform.admission.inTurn(call, request, () =>
        handler({ ...inputOf(call, request, reply), token }),
      )
      return call.sendsFile ? sendFile(reply, call.sendsFile, answer as SentFile) : answer
    },
  })
}

const isStudentOnly = ({ audience }: TokenClaims, { headers }: FastifyRequest): boolean =>
  audience === 'milgo-portal' && headers['x-admin'] === undefined && headers['x-user-id'] === undefined
