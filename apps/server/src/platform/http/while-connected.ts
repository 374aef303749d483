import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'

/** Runs work for a request, with a signal that is aborted when the client disconnects. */
export const whileConnected = async <T>(
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
