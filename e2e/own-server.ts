import { installedFolder } from '../scripts/testing/data-folder.mjs'
import { startProcess } from '../scripts/testing/server-process.mjs'
import { askDatabase } from '../scripts/tests/ask-database.ts'
import { test } from './fixtures.ts'

type OwnServer = {
  readonly url: string
  /** Runs an SQL statement in the database without the server. */
  readonly ask: (statement: string, values?: readonly unknown[]) => Promise<unknown>
}

/** A running server and the file whose journeys use it. */
type Running = { readonly file: string; readonly server: OwnServer; readonly stop: () => Promise<void> }

type OwnServerOptions = {
  /** The number of demo requests that the server starts with. It is 0 unless a journey sets it by `test.use`. */
  readonly demoRequests: number
  /** Arguments of `npm run seed`, which runs before the server starts. There is no seed unless a journey sets them. */
  readonly seedArguments: readonly string[]
}

const seed = async (dataDir: string, args: readonly string[]): Promise<void> => {
  const seeding = startProcess({ DATA_DIR: dataDir }, { script: 'apps/server/src/seed.ts', args })
  const { code } = await seeding.exit
  if (code !== 0) throw new Error(seeding.output())
}

const start = async (file: string, { demoRequests, seedArguments }: OwnServerOptions): Promise<Running> => {
  const folder = installedFolder()
  if (seedArguments.length > 0) await seed(folder.path, seedArguments)
  const process = startProcess({ DATA_DIR: folder.path, DEMO_REQUESTS: String(demoRequests) })
  const stop = async () => {
    await process.stop()
    folder.remove()
  }
  try {
    const url = await process.url
    return {
      file,
      stop,
      server: {
        url,
        ask: (statement, values) => askDatabase(folder.path, statement, values),
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * For journeys that would disturb the others: starts a server with a database of its own, which the journeys of one
 * file share. A worker that continues with another file starts another server.
 */
export const testOnOwnServer = test.extend<
  { readonly ownServer: OwnServer },
  OwnServerOptions & { readonly running: { current?: Running } }
>({
  demoRequests: [0, { option: true, scope: 'worker' }],
  seedArguments: [[], { option: true, scope: 'worker' }],
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the needed fixtures from the pattern.
    async ({}, use) => {
      const running: { current?: Running } = {}
      await use(running)
      await running.current?.stop()
    },
    { scope: 'worker' },
  ],
  ownServer: async ({ running, demoRequests, seedArguments }, use, { file }) => {
    if (running.current?.file !== file) {
      await running.current?.stop()
      delete running.current
      running.current = await start(file, { demoRequests, seedArguments })
    }
    await use(running.current.server)
  },
  baseURL: ({ ownServer }, use) => use(ownServer.url),
})
