import { installedFolder } from '../scripts/testing/data-folder.mjs'
import { startProcess } from '../scripts/testing/server-process.mjs'
import { askDatabase } from '../scripts/tests/ask-database.ts'
import { runCommand } from '../scripts/tests/run-command.ts'
import { test } from './fixtures.ts'

type OwnServer = {
  readonly url: string
  /** A statement behind its back. */
  readonly ask: (statement: string, values?: readonly unknown[]) => Promise<unknown>
  /** One of the server's commands, as an operator runs it beside the server. */
  readonly run: (script: string, ...args: readonly string[]) => ReturnType<typeof runCommand>
}

/** A server that runs, and which journeys it runs for. */
type Running = { readonly file: string; readonly server: OwnServer; readonly stop: () => Promise<void> }

type OwnServerOptions = {
  /** How many requests of demo people it begins with; none unless a journey asks for them by `test.use`. */
  readonly demoRequests: number
  /** What `npm run seed` is asked for before the server starts; nothing unless a journey asks for it. */
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
        run: (script, ...args) => runCommand(script, folder.path, args),
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * For what every other journey would feel: a Milgo with a database of its own, which the journeys of one file share.
 * A worker that goes on to another file starts another.
 */
export const testOnOwnServer = test.extend<
  { readonly ownServer: OwnServer },
  OwnServerOptions & { readonly running: { current?: Running } }
>({
  demoRequests: [0, { option: true, scope: 'worker' }],
  seedArguments: [[], { option: true, scope: 'worker' }],
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs here.
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
