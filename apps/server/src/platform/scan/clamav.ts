import { connect, type NetConnectOpts, type Socket } from 'node:net'
import { createFairQueue } from '../fair-queue.ts'
import { type Scanner, ScannerUnavailable, type Verdict } from './scanner.ts'

/** A scanner that does not answer for this long is down. */
const silenceMs = 15_000

/** Fewer than the threads that clamd has by default. */
const atOnce = 8
const longestQueue = 500

type Options = { readonly address: string; readonly silenceMs?: number }

/**
 * Scans with ClamAV's daemon: `INSTREAM`, the file in chunks that each begin with their length, then one line with the
 * verdict.
 */
export const clamavScanner = ({ address, silenceMs: timeout = silenceMs }: Options): Scanner => {
  const inTurn = createFairQueue({ atOnce, longestQueue })
  return {
    scan: (content) =>
      inTurn(async () => {
        try {
          return await ask(address, content, timeout)
        } catch (error) {
          throw error instanceof ScannerUnavailable ? error : new ScannerUnavailable(error)
        }
      }),
    isAvailable: () => answersPing(address, timeout),
  }
}

/** Returns the connection for a socket's path, or for `tcp://host:port`. */
const targetOf = (address: string): NetConnectOpts => {
  if (!address.startsWith('tcp:')) return { path: address }
  const { hostname, port } = new URL(address)
  return { host: hostname, port: port === '' ? 3310 : Number(port) }
}

const open = (address: string, timeout: number): Socket => {
  const socket = connect(targetOf(address))
  return socket.setTimeout(timeout, () => socket.destroy(new Error('silent')))
}

const answersPing = async (address: string, timeout: number): Promise<boolean> => {
  const socket = open(address, timeout)
  try {
    const answer = readAnswer(socket)
    socket.write('zPING\0')
    return (await answer).startsWith('PONG')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

const ask = async (address: string, content: AsyncIterable<Buffer>, timeout: number): Promise<Verdict> => {
  const socket = open(address, timeout)
  const answer = readAnswer(socket)
  // The answer is awaited below. Until then a failure must not count as unhandled.
  answer.catch(() => {})
  try {
    await send(socket, Buffer.from('zINSTREAM\0'))
    for await (const chunk of content) {
      // clamd may answer before the end, if it has found something or accepts no more.
      if (socket.destroyed || socket.readableEnded) break
      await send(socket, lengthOf(chunk))
      await send(socket, chunk)
    }
    await send(socket, Buffer.alloc(4))
    return verdictOf(await answer)
  } catch (error) {
    // An error while writing hides the answer that explains it, so the answer is read first.
    return verdictOf(await answer.catch(() => Promise.reject(error)))
  } finally {
    socket.destroy()
  }
}

const lengthOf = (chunk: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}

const send = (socket: Socket, data: Buffer): Promise<void> =>
  new Promise((resolve, reject) => socket.write(data, (error) => (error ? reject(error) : resolve())))

const readAnswer = async (socket: Socket): Promise<string> => {
  let answer = ''
  for await (const chunk of socket as AsyncIterable<Buffer>) answer += chunk.toString('latin1')
  return answer
}

const verdictOf = (answer: string): Verdict => {
  const line = answer.replace(/\0.*$/s, '')
  if (line === 'stream: OK') return 'clean'
  if (/^stream: .+ FOUND$/.test(line)) return 'infected'
  throw new ScannerUnavailable(new Error('no verdict in the answer'))
}
