/**
 * A real SMTP server in a process of its own. Its first argument is its behaviour: takes, asks (for a password),
 * refuses, later, hangs, dies-early (after the sender), dies-late (after it received the text). It reports its port and
 * every accepted message to its parent.
 */
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'

const behaviour = process.argv[2] ?? 'takes'
const tell = (message: object, told: () => void = () => {}): void => {
  process.send?.(message, told)
}
const refusal = (code: number): Error => Object.assign(new Error('not now'), { responseCode: code })

if (behaviour === 'hangs') {
  const silent = createServer(() => {})
  silent.listen(0, '127.0.0.1', () => tell({ port: (silent.address() as AddressInfo).port }))
} else {
  const server = new SMTPServer({
    authOptional: behaviour !== 'asks',
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'milgo' && password === 'p@ss' ? done(null, { user: username }) : done(refusal(535)),
    onMailFrom: (_address, _session, done) => {
      if (behaviour === 'dies-early') process.exit(1)
      done()
    },
    onRcptTo: (_address, _session, done) =>
      behaviour === 'refuses' ? done(refusal(550)) : behaviour === 'later' ? done(refusal(451)) : done(),
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8')
      })
      stream.on('end', () => {
        tell({ text, to: session.envelope.rcptTo.map(({ address }) => address) }, () => {
          if (behaviour === 'dies-late') process.exit(1)
          done()
        })
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1', () => tell({ port: (server.server.address() as AddressInfo).port }))
}
process.on('message', () => process.send?.('pong'))
process.on('disconnect', () => process.exit(0))
