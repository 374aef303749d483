import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { files } from '../../src/store/files-schema.ts'
import { bearer, givenStudent, logIn } from './accounts.ts'
import { openPeriod } from './form.ts'
import { openTestApp, type TestDatabase } from './test-app.ts'

let students = 0

/** A server with a data folder of its own, and functions that list what uploads leave in it. */
export const openFilesApp = async (environment: NodeJS.ProcessEnv = {}, shared?: TestDatabase) => {
  const folder = mkdtempSync(join(tmpdir(), 'milgo-files-'))
  const server = await openTestApp({ DATA_DIR: folder, ...environment }, undefined, shared)
  await openPeriod(server)
  const entriesBelow = (name: string) => {
    const path = join(folder, name)
    return existsSync(path)
      ? readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      : []
  }
  const below = (name: string): string[] => entriesBelow(name).map((entry) => entry.name)
  return {
    ...server,
    folder,
    newStudent: async () => {
      students += 1
      const student = await givenStudent(server, students)
      return {
        ...student,
        headers: bearer(await logIn(server, student, `10.8.${students >> 8}.${students & 255}`)),
      }
    },
    rows: () => server.database.read((db) => db.select().from(files)),
    rowOf: async (fileName: string) => {
      const id = fileName.replace(/\..*$/, '')
      const [row] = await server.database.read((db) => db.select().from(files).where(eq(files.id, id)))
      return row
    },
    /** The keys in the store, and unfinished files beside it. */
    stored: () => below('files'),
    spooled: () => below('uploads'),
    spooledBytes: () =>
      entriesBelow('uploads').map(({ parentPath, name }) => statSync(join(parentPath, name)).size),
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type FilesApp = Awaited<ReturnType<typeof openFilesApp>>
