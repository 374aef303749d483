import pg from 'pg'
import { getRunningUrl } from '../apps/server/src/platform/database/embedded/find-running.ts'
import {
  callServer,
  fillDemoRequest,
  logInDemo,
  submitPath,
  unsendAll,
} from '../apps/server/tests/support/demo-request.ts'
import { temporaryFolder } from '../scripts/testing/data-folder.mjs'
import { startProcess } from '../scripts/testing/server-process.mjs'
import type { Measurement } from './measurement.ts'

const rounds = 60

/**
 * A whole request sent, one at a time, and its printed copy; as the caller waits for them, so that what the server itself
 * takes is less.
 */
export const benchSubmission = async (): Promise<readonly Measurement[]> => {
  const folder = temporaryFolder()
  const server = startProcess({ DATA_DIR: folder.path })
  try {
    const url = await server.url
    const token = await logInDemo(url, server.output())
    const payload = await fillDemoRequest(url, token)
    const client = new pg.Client({ connectionString: getRunningUrl(folder.path) })
    await client.connect()
    const submits: number[] = []
    const copies: number[] = []
    for (let round = 0; round < rounds; round++) {
      await client.query(unsendAll)
      submits.push(await milliseconds(() => send(url, payload, token)))
      copies.push(await milliseconds(() => copy(url, token)))
    }
    await client.end()
    return [
      { name: 'send a request', value: middleOf(submits), unit: 'ms', aim: { atMost: 30 } },
      { name: 'its printed copy', value: middleOf(copies), unit: 'ms', aim: { atMost: 10 } },
    ]
  } finally {
    await server.stop()
    folder.remove()
  }
}

const send = async (url: string, payload: object, token: string): Promise<void> => {
  const { error } = await callServer(url, submitPath, payload, token)
  if (error) throw new Error(`a request was not sent: ${JSON.stringify(error)}`)
}

const copy = async (url: string, token: string): Promise<void> => {
  const answer = await fetch(`${url}/core-service/api/v1/user-request/submitted-copy`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { byteLength } = await answer.arrayBuffer()
  if (answer.status !== 200 || byteLength < 10_000) throw new Error('no copy')
}

const milliseconds = async (work: () => Promise<void>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const middleOf = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
