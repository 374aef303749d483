import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { clockOf } from './accounts.ts'
import { type FilesApp, openFilesApp } from './files-app.ts'
import { patience } from './patience.ts'
import { upload } from './uploads.ts'

/**
 * A server of the test file's own. Before each test the clock is at the start and there is a new student. No test may
 * leave unfinished files.
 */
export const useFilesBench = () => {
  const at = {} as {
    server: FilesApp
    clock: ReturnType<typeof clockOf>
    student: Awaited<ReturnType<FilesApp['newStudent']>>
  }
  beforeAll(async () => {
    at.server = await openFilesApp()
  })
  afterAll(() => at.server.close())
  beforeEach(async () => {
    at.clock = clockOf(at.server)
    at.student = await at.server.newStudent()
  })
  afterEach(() => vi.waitFor(() => expect(at.server.spooled()).toEqual([]), patience))
  return {
    at,
    send: (content: Buffer, form: Partial<Parameters<typeof upload>[2]> = {}) =>
      upload(at.server, content, { headers: at.student.headers, ...form }),
    read: (url: string) => at.server.app.inject({ url }),
  }
}

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

export const picture = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#c02020' } })
