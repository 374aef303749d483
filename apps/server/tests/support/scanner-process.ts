/**
 * Replaces ClamAV's daemon where that is not installed. Its first argument is its behaviour: scans (finds files with
 * the test's mark), hangs (reads everything and answers nothing), limits (refuses more than 64 kB), babbles (sends an
 * answer that nobody understands), dies (in the middle of a file).
 */
import { type AddressInfo, createServer } from 'node:net'
import { infectedMark } from './infected-mark.ts'

const behaviour = process.argv[2] ?? 'scans'
const command = 'zINSTREAM\0'
const ping = 'zPING\0'

const server = createServer((socket) => {
  const chunks: Buffer[] = []
  let rest = Buffer.alloc(0)
  let isAsked = false
  let taken = 0
  const answer = (line: string): void => void socket.end(`${line}\0`)

  /** Reads the next chunk; returns false if it has not arrived completely. */
  const takeChunk = (): boolean => {
    if (rest.length < 4) return false
    const length = rest.readUInt32BE(0)
    if (rest.length < 4 + length) return false
    const chunk = rest.subarray(4, 4 + length)
    rest = rest.subarray(4 + length)
    if (length > 0) chunks.push(chunk)
    else if (behaviour === 'babbles') answer('what?')
    else answer(Buffer.concat(chunks).includes(infectedMark) ? 'stream: Milgo.Test FOUND' : 'stream: OK')
    return length > 0
  }

  socket.on('error', () => {})
  socket.on('data', (data) => {
    if (behaviour === 'hangs') return
    if (behaviour === 'dies') process.exit(1)
    rest = Buffer.concat([rest, data])
    taken += data.length
    if (!isAsked && rest.toString('latin1') === ping) return answer('PONG')
    if (!isAsked && rest.length >= command.length) {
      isAsked = rest.toString('latin1', 0, command.length) === command
      if (!isAsked) answer('UNKNOWN COMMAND')
      rest = rest.subarray(command.length)
    }
    if (behaviour === 'limits' && taken > 65_536) answer('INSTREAM size limit exceeded. ERROR')
    else if (isAsked) while (takeChunk());
  })
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit(0))
