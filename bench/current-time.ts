import fastify from 'fastify'
import pg from 'pg'
import { getRunningUrl } from '../apps/server/src/platform/database/embedded/find-running.ts'
import { temporaryFolder } from '../scripts/testing/data-folder.mjs'
import { startProcess } from '../scripts/testing/server-process.mjs'
import { load } from './load.ts'
import type { Measurement } from './measurement.ts'

/** Measures the current-time call of the real server against a bare route with the same query on the same database. */
export const benchCurrentTime = async (): Promise<readonly Measurement[]> => {
  const folder = temporaryFolder()
  const server = startProcess({ DATA_DIR: folder.path })
  const url = await server.url
  const bare = await bareRoute(getRunningUrl(folder.path))
  try {
    const call = `${url}/core-service/api/v1/user/get-current-time`
    const rounds: { real: number; floor: number }[] = []
    // Alternately, so that other work of the machine affects both.
    for (let round = 0; round < 3; round++)
      rounds.push({ floor: await load(bare.url), real: await load(call) })
    const best = (pick: 'real' | 'floor') => Math.max(...rounds.map((round) => round[pick]))
    return [
      { name: 'current time, requests a second', value: best('real'), floor: best('floor'), unit: 'req/s' },
    ]
  } finally {
    await bare.close()
    await server.stop()
    folder.remove()
  }
}

const bareRoute = async (connectionString: string) => {
  const pool = new pg.Pool({ connectionString, max: 10 })
  const app = fastify()
  app.get('/', async () => (await pool.query('select now() as current_time')).rows[0])
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    close: async () => {
      await app.close()
      await pool.end()
    },
  }
}
