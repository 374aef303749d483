import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'

/** Does the work for a request, and tells it when whoever sent that is no longer there to hear. */
export const whileAsked = async <T>(
  { raw: { socket } }: FastifyRequest,
  work: (gone: AbortSignal) => Promise<T>,
): Promise<T> => {
  const leaving = new AbortController()
  const leave = (): void => leaving.abort(new AppError('UPLOAD_ERROR'))
  if (socket.destroyed) leave()
  socket.once('close', leave)
  try {
    return await work(leaving.signal)
  } finally {
    socket.off('close', leave)
  }
}
