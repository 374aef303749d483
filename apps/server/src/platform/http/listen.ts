import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { OperatorError } from '../operator-error.ts'

const usualPort = 3000
const triedPorts = 50

/**
 * The number of connections that may wait to be accepted. A client for which there is no place tries again a second
 * later.
 */
const backlog = 2_048

/**
 * Listens on the given port, or throws if it is taken. Without a port, uses the first free one from 3000 on. Returns
 * the port.
 */
export const listen = async (
  app: FastifyInstance,
  host: string,
  port: number | undefined,
): Promise<number> => {
  const last = usualPort + triedPorts - 1
  const wanted =
    port === undefined ? Array.from({ length: triedPorts }, (_, index) => usualPort + index) : [port]
  for (const candidate of wanted) {
    // Checked first, because two copies that start together could each find the other's attempt on one of the two
    // addresses of localhost.
    if (port === undefined && !(await isFree(host, candidate))) continue
    try {
      await app.listen({ host, port: candidate, backlog, listenTextResolver: () => 'listening' })
      return candidate
    } catch (error) {
      if (!isTaken(error)) throw toOperatorError(error, host, candidate)
    }
  }
  throw port === undefined
    ? new OperatorError(`Ports ${usualPort} to ${last} are all taken. Set PORT to a free one.`)
    : taken(port)
}

/** Throws if the chosen port is taken. Called before anything else is started, so that the operator knows at once. */
export const refuseTakenPort = async (host: string, port: number | undefined): Promise<void> => {
  if (port !== undefined && !(await isFree(host, port))) throw taken(port)
}

const taken = (port: number): OperatorError =>
  new OperatorError(`Port ${port} is taken. Stop what uses it, or set PORT to another.`)

const toOperatorError = (error: unknown, host: string, port: number): unknown =>
  error instanceof Error &&
  'code' in error &&
  ['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'].includes(String(error.code))
    ? new OperatorError(
        `Cannot listen on ${host}, port ${port} (${error.code}). See HOST and PORT in docs/operations.md.`,
      )
    : error

/** "localhost" is two addresses, and both must be free: a browser may try either. */
const isFree = async (host: string, port: number): Promise<boolean> => {
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  for (const address of addresses) if (await isTakenAt(address, port)) return false
  return true
}

const isTakenAt = async (address: string, port: number): Promise<boolean> => {
  const probe = createServer()
  try {
    probe.listen(port, address)
    await once(probe, 'listening')
    return false
  } catch (error) {
    return isTaken(error)
  } finally {
    probe.close()
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
