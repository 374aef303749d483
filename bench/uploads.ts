import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { makePdfOf } from '../apps/server/tests/support/make-pdf.ts'
import { formHeaders, formOf } from '../apps/server/tests/support/upload-form.ts'
import { temporaryFolder } from '../scripts/testing/data-folder.mjs'
import { startProcess } from '../scripts/testing/server-process.mjs'
import type { Measurement } from './measurement.ts'

const megabyte = 1024 * 1024
const unlimited = String(1_000_000)

/** A load of scans of some pages. */
const scan = { bytes: 4 * megabyte, connections: 8, count: 40 }

/**
 * Measures uploads against a bare route that writes the same bytes to the same disk, and the memory of fifty large
 * uploads at once.
 */
export const benchUploads = async (): Promise<readonly Measurement[]> => {
  const folder = temporaryFolder()
  try {
    // The first start compiles code. Later starts are like a server in use.
    const { value, floor } = await withServer(folder.path, async (target) => {
      const bare = await startBare(join(folder.path, 'bare'))
      return compare(target, { url: bare.url, headers: {} }, scan).finally(bare.stop)
    })
    const memory = await withServer(folder.path, async (target, pid) => {
      const before = memoryOf(pid, 'VmRSS')
      await send(target, formOf(makePdfOf(10 * megabyte)), { connections: 50, count: 50 })
      return { value: memoryOf(pid, 'VmHWM'), floor: before }
    })
    const megabytes = scan.bytes / megabyte
    return [
      {
        name: 'uploads of 4 MB, 8 at once',
        value,
        floor,
        unit: 'a second',
        aim: { atLeastOfFloor: 0.6 },
      },
      { name: 'the same, bytes', value: value * megabytes, floor: floor * megabytes, unit: 'MB/s' },
      {
        name: 'peak memory, 50 uploads of 10 MB at once',
        ...memory,
        unit: 'MB',
        aim: { atMost: 250 },
      },
    ]
  } finally {
    folder.remove()
  }
}

const withServer = async <T>(
  dataDir: string,
  work: (target: Target, pid: number) => Promise<T>,
): Promise<T> => {
  const server = startProcess({
    DATA_DIR: dataDir,
    UPLOADS_PER_STUDENT: unlimited,
    FILES_PER_STUDENT: unlimited,
    FILE_MEGABYTES_PER_STUDENT: unlimited,
  })
  try {
    const url = await server.url
    const headers = { authorization: `Bearer ${await logIn(url, server.output())}` }
    const target = { url: `${url}/core-service/api/v1/upload/upload-file/id_front`, headers }
    return await work(target, server.process.pid ?? 0)
  } finally {
    await server.stop()
  }
}

type Target = { readonly url: string; readonly headers: Record<string, string> }
type Load = { readonly connections: number; readonly count: number }

/** Runs both alternately, so that other work of the machine affects both, and returns the best round of each. */
const compare = async (real: Target, floor: Target, { bytes, ...load }: Load & { bytes: number }) => {
  const body = formOf(makePdfOf(bytes))
  const rounds: { value: number; floor: number }[] = []
  for (let round = 0; round < 4; round++)
    rounds.push({ floor: await send(floor, body, load), value: await send(real, body, load) })
  const best = (pick: 'value' | 'floor') => Math.max(...rounds.map((round) => round[pick]))
  return { value: best('value'), floor: best('floor') }
}

/** Sends the uploads and returns their number a second. */
const send = async (target: Target, body: Buffer, { connections, count }: Load): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const start = performance.now()
  let begun = 0
  const sender = async (): Promise<void> => {
    while (begun++ < count) await sendOne(target, body, agent)
  }
  await Promise.all(Array.from({ length: connections }, sender))
  agent.destroy()
  return count / ((performance.now() - start) / 1000)
}

const sendOne = async ({ url, headers }: Target, body: Buffer, agent: Agent): Promise<void> => {
  const request = httpRequest(url, {
    method: 'POST',
    agent,
    headers: { ...headers, ...formHeaders, 'content-length': body.length },
  })
  request.end(body)
  const [response] = await once(request, 'response')
  const answer = await text(response)
  if (response.statusCode !== 200) throw new Error(`an upload answered ${response.statusCode}: ${answer}`)
}

const logIn = async (url: string, output: string): Promise<string> => {
  const [, email, password] = /(demo\.student@\S+) +(\S+)/.exec(output) ?? []
  const answer = await fetch(`${url}/authz-service/api/v1/auth/login-by-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return ((await answer.json()) as { jwtToken: string }).jwtToken
}

const startBare = async (folder: string) => {
  mkdirSync(folder)
  const child: ChildProcess = fork(fileURLToPath(new URL('./bare-upload-process.ts', import.meta.url)), [
    folder,
  ])
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return { url, stop: () => child.kill() }
}

/** Returns a figure of a process in megabytes: `VmRSS` is its present memory, `VmHWM` its highest. */
const memoryOf = (pid: number, field: string): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
