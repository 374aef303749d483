import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type Taken = { readonly text: string; readonly to?: readonly string[]; readonly headers?: object }

type Report = Taken | { readonly port: number } | 'pong'

/** Starts a gateway in a process of its own. */
export const startGateway = async (kind: 'smtp' | 'sms' | 'scanner', behaviour: string) => {
  const child = fork(fileURLToPath(new URL(`./${kind}-process.ts`, import.meta.url)), [behaviour])
  let reported: Taken[] = []
  const waiting: (() => void)[] = []
  child.on('disconnect', () => {
    for (const answered of waiting.splice(0)) answered()
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`The ${kind} gateway ended before it listened`)))
    child.on('message', (report: Report) => {
      if (report === 'pong') waiting.shift()?.()
      else if ('port' in report) resolve(report.port)
      else reported.push(report)
    })
  })
  return {
    port,
    /**
     * Returns what the gateway received so far. Its reports come in order: after its answer to a ping, or its end, none
     * is pending.
     */
    taken: async (): Promise<readonly Taken[]> => {
      await new Promise<void>((answered) => {
        if (!child.connected) return answered()
        waiting.push(answered)
        child.send('ping')
      })
      return reported
    },
    forget: () => {
      reported = []
    },
    stop: () => child.kill(),
  }
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>
