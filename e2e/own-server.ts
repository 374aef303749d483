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

type OwnServerFixtures = {
  readonly ownServer: OwnServer
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

/** For what every other journey would feel: a Milgo that is this journey's alone, with a database of its own. */
export const testOnOwnServer = test.extend<object, OwnServerFixtures>({
  demoRequests: [0, { option: true, scope: 'worker' }],
  seedArguments: [[], { option: true, scope: 'worker' }],
  ownServer: [
    async ({ demoRequests, seedArguments }, use) => {
      const folder = installedFolder()
      if (seedArguments.length > 0) await seed(folder.path, seedArguments)
      const server = startProcess({ DATA_DIR: folder.path, DEMO_REQUESTS: String(demoRequests) })
      try {
        await use({
          url: await server.url,
          ask: (statement, values) => askDatabase(folder.path, statement, values),
          run: (script, ...args) => runCommand(script, folder.path, args),
        })
      } finally {
        await server.stop()
        folder.remove()
      }
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer.url),
})
