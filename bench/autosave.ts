import { draftPayload } from '@milgo/domain/answers/payload'
import { applicationForm } from '@milgo/domain/application/form'
import { personal } from '@milgo/domain/application/personal/questions'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import autocannon from 'autocannon'
import { startProcess } from '../scripts/testing/server-process.mjs'
import { type Saver, startAutosaveServer, startSecondServer } from './autosave-server.ts'
import { countRoundTrips } from './count-round-trips.ts'
import type { Measurement } from './measurement.ts'
import { openLoop } from './open-loop.ts'
import { parentOf, processorSeconds } from './processor-time.ts'

/** The number of parallel connections. Each sends its saves one after the other. */
const connections = 20
const rounds = 3
const seconds = 3
/**
 * Enough for V8's compiler, because a server that has run for a while is to be measured. With ten seconds on a busy
 * machine the compiler still took 16 % of the server's processor time. The code of the bare route is short, and a long
 * warm-up of it would delay what is measured right after the bulk fill.
 */
const warmUpSaves = { real: 15_000, floor: 5_000 }
const longestWarmUpSeconds = 60

/** The students at the beginning: so few that the database plans every statement for small tables. */
const fewStudents = 40
const manyStudents = 2_000
/** More students than cases that the server caches. */
const mostStudents = 2_600

/** The payload with which a page saves the first step. */
const payload = draftPayload(applicationForm, personal, sampleAnswers, sampleContext)
const bodyOf = ({ version }: Pick<Saver, 'version'>): string =>
  JSON.stringify({ ...payload, age_18_neighborhood_symbol: '6502', street: `S${version % 1000}`, version })

type Server = Awaited<ReturnType<typeof startAutosaveServer>>
type Bare = { readonly url: string; readonly pid: number }
type Load = {
  readonly saves: number
  readonly perSecond: number
  readonly p99: number
  readonly processorUs: number
}

/**
 * Measures the autosave of the real server, with session and every value checked, against a bare route in a process of
 * its own that only writes the same rows. It is measured right after a bulk fill, with plans and statistics of small
 * tables; with statistics of the full tables; and with more students than the server caches, who save in turn. Then the
 * server finds most of them in its cache and reads the others, whose saves are also measured alone.
 */
export const benchAutosave = async (): Promise<readonly Measurement[]> => {
  const server = await startAutosaveServer()
  try {
    const [own, bareOwn] = [
      await server.addSavers(fewStudents / 2, bodyOf({ version: 0 })),
      await server.addSavers(fewStudents / 2, ''),
    ]
    await warmUp(server.url, own, warmUpSaves.real)
    await server.client.query('analyze')
    await load(server.url, own, 1)
    await withoutAutovacuum(server)
    const real = await server.addSavers(manyStudents, '')
    const floor = await server.addSavers(manyStudents, '')
    // Started only now, because the bare route writes what the server has stored.
    const bareProcess = startProcess({ DATABASE_URL: server.databaseUrl }, { script: 'bench/bare-upsert.ts' })
    const bare = { url: await bareProcess.url, pid: bareProcess.process.pid ?? 0 }
    try {
      await warmUp(bare.url, bareOwn, warmUpSaves.floor)
      const filled = await compare(server, bare, real.slice(0, connections), floor.slice(0, connections))
      const typing = await typingMeasurements(server, real)
      await server.client.query('analyze')
      const analysed = await compare(server, bare, real.slice(0, connections), floor.slice(0, connections))
      real.push(...(await server.addSavers(mostStudents - manyStudents, '')))
      floor.push(...(await server.addSavers(mostStudents - manyStudents, '')))
      const tooMany = await compare(server, bare, real, floor)
      // The others have saved within the last minute, so that the server gives none of their places away.
      const forgotten = await compare(server, bare, real.slice(manyStudents), floor.slice(manyStudents))
      return [
        ...aimedMeasurementsOf('autosave right after a bulk fill', filled),
        ...aimedMeasurementsOf('autosave with statistics', analysed),
        ...aimedMeasurementsOf('autosave of more students than remembered', tooMany),
        ...measurementsOf('autosave of only those who are not remembered', forgotten),
        ...typing,
        {
          name: 'round trips of a save to the database',
          value: await roundTripsOfASave(server.databaseUrl, real[0]),
          floor: 1,
          unit: 'a save',
          aim: { atMost: 1 },
        },
      ]
    } finally {
      await bareProcess.stop('SIGKILL')
    }
  } finally {
    await server.stop()
  }
}

/** Turns autovacuum off, so that statistics change only when the bench asks for it. */
const withoutAutovacuum = async ({ client }: Server): Promise<void> => {
  for (const table of ['students', 'sessions', 'requests', 'request_steps'])
    await client.query(`alter table ${table} set (autovacuum_enabled = false)`)
}

/** Saves so many times, or for a minute on a very slow machine. */
const warmUp = async (url: string, savers: readonly Saver[], saves: number): Promise<void> => {
  const end = performance.now() + longestWarmUpSeconds * 1_000
  for (let done = 0; done < saves && performance.now() < end; )
    done += (await load(url, savers, seconds)).saves
}

type Comparison = { readonly real: readonly Load[]; readonly floor: readonly Load[] }

const compare = async (
  server: Server,
  bare: Bare,
  realSavers: readonly Saver[],
  floorSavers: readonly Saver[],
): Promise<Comparison> => {
  const { rows } = await server.client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postgres = parentOf(rows[0]?.pid ?? 0)
  await load(server.url, realSavers, 2)
  const [real, floor]: [Load[], Load[]] = [[], []]
  // Alternately, so that other work of the machine affects both.
  for (let round = 0; round < rounds; round++) {
    floor.push(await load(bare.url, floorSavers, seconds, [bare.pid, postgres]))
    real.push(await load(server.url, realSavers, seconds, [server.pid, postgres]))
  }
  return { real, floor }
}

const middle = (loads: readonly Load[], of: keyof Load): number =>
  loads.map((one) => one[of]).sort((one, other) => one - other)[Math.floor(loads.length / 2)] ?? 0

const measurementsOf = (name: string, { real, floor }: Comparison): readonly Measurement[] => [
  { name, value: middle(real, 'perSecond'), floor: middle(floor, 'perSecond'), unit: 'a second' },
  { name: '  its p99', value: middle(real, 'p99'), floor: middle(floor, 'p99'), unit: 'ms' },
  {
    name: '  its processor time, PostgreSQL included',
    value: middle(real, 'processorUs'),
    floor: middle(floor, 'processorUs'),
    unit: 'µs a save',
  },
]

const aimedMeasurementsOf = (name: string, comparison: Comparison): readonly Measurement[] => {
  const [rate, ...others] = measurementsOf(name, comparison)
  return rate && 'floor' in rate ? [{ ...rate, aim: { atLeastOfFloor: 0.7 } }, ...others] : others
}

/**
 * Whose turn it is among the students of one connection. A load continues where the one before stopped. If each load
 * began with the first student, a slow machine would never reach students whom the server has dropped from its cache.
 */
const turns = new WeakMap<Saver, number>()

/**
 * Sends saves for some seconds and returns the rates. Each save changes something, and starts from the version of the
 * answer before.
 */
const load = async (
  url: string,
  savers: readonly Saver[],
  duration: number,
  pids: readonly number[] = [],
): Promise<Load> => {
  const shares = Array.from({ length: connections }, (_, n) =>
    savers.filter((_, index) => index % connections === n),
  )
  let refused = 0
  const before = processorSeconds(pids)
  const result = await autocannon({
    url,
    method: 'POST',
    duration,
    connections,
    setupClient: (client) => {
      const share = shares.pop() ?? []
      const [first] = share
      if (!first) throw new Error('more connections than students')
      let turn = turns.get(first) ?? 0
      const next = (): void => {
        const saver = share[turn % share.length] ?? first
        client.setHeadersAndBody({ 'content-type': 'application/json', ...saver.headers }, bodyOf(saver))
      }
      next()
      client.on('body', (body) => {
        const answer = JSON.parse(String(body))
        const saver = share[turn % share.length]
        if (answer.error) refused += 1
        else if (saver) saver.version = answer.version
        turn += 1
        turns.set(first, turn)
        next()
      })
    },
  })
  const failed = result.non2xx + result.errors + result.timeouts + refused
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} saves at ${url} failed`)
  return {
    saves: result.requests.total,
    perSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    processorUs: ((processorSeconds(pids) - before) * 1e6) / result.requests.total,
  }
}

/** Measures an open load: all students save at the same time, and no save waits for another one. */
const typingMeasurements = async (server: Server, savers: readonly Saver[]): Promise<Measurement[]> => {
  const p99Of = async (perSecond: number, forSeconds: number): Promise<number> => {
    const free = [...savers]
    const underWay = new Map<object, Saver>()
    const latencies = await openLoop(
      server.url,
      perSecond,
      forSeconds,
      () => {
        const saver = free.shift()
        if (!saver) return undefined
        const sent = { headers: saver.headers, body: bodyOf(saver) }
        underWay.set(sent, saver)
        return sent
      },
      (sent, { error, version }) => {
        const saver = underWay.get(sent)
        if (!saver) throw new Error('an answer to nobody')
        if (!error) saver.version = Number(version)
        underWay.delete(sent)
        free.push(saver)
        // A call that is refused because of the load was not served in time.
        return error === undefined
      },
    )
    return [...latencies].sort((one, other) => one - other)[Math.floor(latencies.length * 0.99)] ?? 0
  }
  return [
    {
      name: '2,000 students type, 200 saves a second: p99',
      value: await p99Of(200, 10),
      unit: 'ms',
      aim: { atMost: 100 },
    },
    { name: '1,600 saves a second: p99', value: await p99Of(1_600, 4), unit: 'ms', aim: { atMost: 250 } },
  ]
}

const counted = 200

const roundTripsOfASave = async (databaseUrl: string, saver: Saver | undefined): Promise<number> => {
  if (!saver) throw new Error('nobody saves')
  const way = await countRoundTrips(databaseUrl)
  const server = await startSecondServer(way.url)
  try {
    // The first save also reads the case.
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
