import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addStudent, bearer, logIn } from './support/accounts.ts'
import { makePdf } from './support/make-pdf.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'
import { upload } from './support/uploads.ts'

let folder: string
let server: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'milgo-files-'))
  server = await openTestApp({ DATA_DIR: folder })
  headers = bearer(await logIn(server, await addStudent(server, 1)))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

it('takes a file and hands it out again under its name', async () => {
  const pdf = makePdf()
  const answer = await upload(server, pdf, { headers, name: 'אישור לימודים.pdf' })
  expect(answer.statusCode).toBe(200)
  const { file_signed_url } = answer.json()
  const read = await server.app.inject({ url: file_signed_url })
  expect(read.rawPayload).toEqual(pdf)
})
