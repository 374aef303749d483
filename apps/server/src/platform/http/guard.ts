import type { Guard } from '@milgo/contracts/define-call'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import type { Platform } from '../platform.ts'
import type { Caller } from './caller.ts'

/** The one place where a call is opened or refused: 401 to the unknown, 403 to the wrong kind. */
export const admit = async (
  platform: Platform,
  guard: Exclude<Guard, 'open'>,
  request: FastifyRequest,
): Promise<Caller> => {
  const caller = await platform.authenticate(request.headers)
  if (!caller) throw new AppError('UNAUTHORIZED')
  if (caller.kind !== guard) throw new AppError('FORBIDDEN')
  return caller
}
