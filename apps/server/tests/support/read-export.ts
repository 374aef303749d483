import { expect } from 'vitest'
import yauzl from 'yauzl'
import { bearer, core } from './accounts.ts'
import type { TestApp } from './test-app.ts'

/** Exports a student's own data. Returns the archive's files by name. */
export const exportedFiles = async (
  server: Pick<TestApp, 'app'>,
  token: string,
): Promise<ReadonlyMap<string, Buffer>> => {
  const answer = await server.app.inject({
    url: `${core}/user/my-data`,
    headers: { ...bearer(token), 'accept-language': 'en' },
  })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  const zip = await yauzl.fromBufferPromise(answer.rawPayload)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = []
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer)
    files.set(entry.fileName, Buffer.concat(pieces))
  }
  return files
}

/** Exports a student's own data. Returns the value of one of its JSON files; null if there is no such file. */
export const readExport = async (server: Pick<TestApp, 'app'>, token: string, name: string) =>
  JSON.parse((await exportedFiles(server, token)).get(name)?.toString() ?? 'null')
