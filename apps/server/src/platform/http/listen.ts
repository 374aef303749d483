import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The port belongs to another program; its message is the one line that the operator sees. */
export class PortTaken extends Error {}

const usualPort = 3000
const triedPorts = 50

/** A port that was asked for is used or refused; without one, the first free from 3000 on. */
export const listen = async (
  app: FastifyInstance,
  host: string,
  port: number | undefined,
): Promise<number> => {
  const chosen = port ?? (await firstFree(host))
  try {
    await app.listen({ host, port: chosen, listenTextResolver: () => 'listening' })
    return chosen
  } catch (error) {
    if (isTaken(error))
      throw new PortTaken(`Port ${chosen} is taken. Stop what uses it, or set PORT to another.`)
    throw error
  }
}

const firstFree = async (host: string): Promise<number> => {
  for (let port = usualPort; port < usualPort + triedPorts; port++) if (await isFree(host, port)) return port
  throw new PortTaken(
    `Ports ${usualPort} to ${usualPort + triedPorts - 1} are all taken. Set PORT to a free one.`,
  )
}

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
