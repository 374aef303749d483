import { draftPayload } from '@milgo/domain/answers/payload'
import { applicationForm } from '@milgo/domain/application/form'
import { personal } from '@milgo/domain/application/personal/questions'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import autocannon from 'autocannon'
import { startProcess } from '../scripts/testing/server-process.mjs'
import { type Saver, startAutosaveServer, startSecondServer } from './autosave-server.ts'
import { countRoundTrips } from './count-round-trips.ts'
import type { Measurement } from './measurement.ts'

/** So many students at once, each in a connection of their own, one save after the other. */
const students = 20
const rounds = 5
const seconds = 3
/** Until the compiler has seen enough; a server that has run for a minute is what counts. */
const warmUpSeconds = 15

/** The first step as a page saves it. */
const payload = draftPayload(applicationForm, personal, sampleAnswers, sampleContext)
const bodyOf = ({ version }: Saver): string =>
  JSON.stringify({ ...payload, age_18_neighborhood_symbol: '6502', street: `S${version % 1000}`, version })

type Load = { readonly perSecond: number; readonly p99: number }

/**
 * The autosave of the real server, who asks and every value looked at, against a bare route in a process of its own
 * that only writes the same rows.
 */
export const benchAutosave = async (): Promise<readonly Measurement[]> => {
  const server = await startAutosaveServer(students * 2)
  try {
    const [realSavers, floorSavers] = [server.savers.slice(0, students), server.savers.slice(students)]
    const { real, floor } = await loadBoth(server, realSavers, floorSavers)
    const middle = (loads: readonly Load[], of: keyof Load) =>
      loads.map((one) => one[of]).sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0
    return [
      {
        name: 'autosave, 20 students at once',
        value: middle(real, 'perSecond'),
        floor: middle(floor, 'perSecond'),
        unit: 'a second',
        aim: { atLeastOfFloor: 0.7 },
      },
      { name: 'its p99', value: middle(real, 'p99'), floor: middle(floor, 'p99'), unit: 'ms' },
      {
        name: 'its round trips to the database',
        value: await roundTripsOfASave(server.databaseUrl, realSavers[0]),
        floor: 1,
        unit: 'a save',
        aim: { atMost: 1 },
      },
    ]
  } finally {
    await server.stop()
  }
}

const loadBoth = async (
  server: { readonly url: string; readonly databaseUrl: string },
  realSavers: readonly Saver[],
  floorSavers: readonly Saver[],
): Promise<{ readonly real: readonly Load[]; readonly floor: readonly Load[] }> => {
  await load(server.url, realSavers, warmUpSeconds)
  // Started only now: it writes what the server has kept.
  const bare = startProcess({ DATABASE_URL: server.databaseUrl }, { script: 'bench/bare-upsert.ts' })
  try {
    const bareUrl = await bare.url
    await load(bareUrl, floorSavers, warmUpSeconds)
    const [real, floor]: [Load[], Load[]] = [[], []]
    // Turn about, so that whatever else the machine does hits both.
    for (let round = 0; round < rounds; round++) {
      floor.push(await load(bareUrl, floorSavers, seconds))
      real.push(await load(server.url, realSavers, seconds))
    }
    return { real, floor }
  } finally {
    await bare.stop('SIGKILL')
  }
}

/** Each save changes something, and starts from the version that the one before was answered with. */
const load = async (url: string, savers: readonly Saver[], duration: number): Promise<Load> => {
  const waiting = [...savers]
  let refused = 0
  const result = await autocannon({
    url,
    method: 'POST',
    duration,
    connections: savers.length,
    setupClient: (client) => {
      const saver = waiting.pop()
      if (!saver) throw new Error('more connections than students')
      client.setHeadersAndBody({ 'content-type': 'application/json', ...saver.headers }, bodyOf(saver))
      client.on('body', (body) => {
        const answer = JSON.parse(String(body))
        if (answer.error) refused += 1
        else saver.version = answer.version
        client.setBody(bodyOf(saver))
      })
    },
  })
  const failed = result.non2xx + result.errors + result.timeouts + refused
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} saves at ${url} failed`)
  return { perSecond: result.requests.total / result.duration, p99: result.latency.p99 }
}

const counted = 200

const roundTripsOfASave = async (databaseUrl: string, saver: Saver | undefined): Promise<number> => {
  if (!saver) throw new Error('nobody saves')
  const way = await countRoundTrips(databaseUrl)
  const server = await startSecondServer(way.url)
  try {
    // The first also reads what is held.
    await save(server.url, saver)
    const before = way.trips()
    for (let n = 0; n < counted; n++) await save(server.url, saver)
    return (way.trips() - before) / counted
  } finally {
    await server.stop()
    way.close()
  }
}

const save = async (url: string, saver: Saver): Promise<void> => {
  const headers = { 'content-type': 'application/json', ...saver.headers }
  const answer = await (await fetch(url, { method: 'POST', headers, body: bodyOf(saver) })).json()
  if (answer.error) throw new Error(`a save was refused: ${answer.error.code}`)
  saver.version = answer.version
}
