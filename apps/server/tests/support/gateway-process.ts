import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type Taken = { readonly text: string; readonly to?: readonly string[]; readonly headers?: object }

type Report = Taken | { readonly port: number }

/** Starts a gateway in a process of its own; `taken` fills with what it was given. */
export const startGateway = async (kind: 'smtp' | 'sms' | 'scanner', behaviour: string) => {
  const child = fork(fileURLToPath(new URL(`./${kind}-process.ts`, import.meta.url)), [behaviour])
  const taken: Taken[] = []
  const port = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.on('message', (report: Report) => {
      if ('port' in report) resolve(report.port)
      else taken.push(report)
    })
  })
  return { port, taken, stop: () => child.kill() }
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>
