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
 * Statements that change names, numbers, streets and file names, so that no layout of the copy is cached from the round
 * before.
 */
const anotherStudent = [
  `update files set original_name = 'אישור ' || $1 || ' ' || left(id::text, 6) || '.pdf'`,
  `update request_steps set answers = answers || jsonb_build_object('firstName', 'נועה' || $1, 'lastName', 'כהן ' || translate($1, '0123456789', 'אבגדהוזחטי'),
     'addressByIdStreet', 'הרצל ' || $1, 'addressByIdHome', $1::text, 'under18Street', 'ביאליק ' || $1,
     'under18Home', $1::text, 'serviceMonths', right($1, 2), 'daysInReserve', right($1, 2))
   where step = 'personal'`,
]

/**
 * Measures sending a whole request, one at a time, and its printed copy. The times are those of the caller, which are
 * more than the server itself takes. The floor is the cheapest call, which shows how busy the machine was.
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
    const floors: number[] = []
    for (let round = 0; round < rounds; round++) {
      await client.query(unsendAll)
      for (const change of anotherStudent) await client.query(change, [String(1_000 + round)])
      submits.push(await milliseconds(() => send(url, payload, token)))
      copies.push(await milliseconds(() => copy(url, token)))
      floors.push(await milliseconds(() => askTime(url)))
    }
    await client.end()
    const floor = middleOf(floors)
    return [
      { name: 'send a request', value: middleOf(submits), floor, unit: 'ms', aim: { atMost: 30 } },
      { name: 'its printed copy', value: middleOf(copies), floor, unit: 'ms', aim: { atMost: 10 } },
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

const askTime = async (url: string): Promise<void> => {
  await callServer(url, '/core-service/api/v1/user/get-current-time')
}

const milliseconds = async (work: () => Promise<void>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const middleOf = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
