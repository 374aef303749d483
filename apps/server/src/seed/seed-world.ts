import { hash, randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { createRandom } from '@milgo/testing/random'
import { historiesOf } from '@milgo/testing/request-histories'
import { buildRequest, type SeedRows } from './build-request.ts'
import type { DocumentPool, SeedFile } from './document-pool.ts'
import { finishedRequests } from './finished-requests.ts'
import { openWorld, type World, type WorldContext, type WorldPlatform } from './open-world.ts'
import { fileRow } from './request-rows.ts'
import { seedFinishedPeriod } from './seed-periods.ts'

export type SeedSize = {
  readonly requests: number
  /** The number of the first demo person. Each person has a number of their own. */
  readonly firstNumber: number
  /** The same seed gives the same people, answers and histories. */
  readonly seed: number
  /** How many requests have documents of their own, and messages; the others share one set, and have none. */
  readonly withOwnFiles: number
  /** Whether there is a third period, in which everything is over and everybody may know the numbers. */
  readonly hasFinishedPeriod?: boolean
  /** Only these statuses, each equally often; without it all statuses by their shares. */
  readonly statuses?: readonly RequestStatus[]
}

const batch = 500

/** How often each status is drawn: most requests of a running installation wait for review, and every status occurs. */
const shares: Readonly<Partial<Record<RequestStatus, number>>> = {
  DRAFT: 12,
  SUBMITTED: 30,
  REPAIR_BACK_FOR: 6,
  REPAIR_BACK_FROM: 6,
  TEAM_MANAGER_APPROVAL: 6,
  WAITING_TO_BE_COMPUTED: 8,
  DENIED: 5,
  COMPUTED: 6,
  SCHOLARSHIP_PAID: 10,
}

const drawnFrom: readonly RequestStatus[] = RequestStatus.options.flatMap((status) =>
  new Array<RequestStatus>(shares[status] ?? 1).fill(status),
)

/**
 * Returns the status at a place: first each status once, so that a small world has them all; then drawn by their
 * shares.
 */
const statusAt = (place: number, draw: <Item>(items: readonly Item[]) => Item): RequestStatus =>
  RequestStatus.options[place] ?? draw(drawnFrom)

/** Fills the database with demo students and their requests. */
export const seedWorld = async (
  platform: WorldPlatform,
  seedContext: WorldContext,
  { requests, firstNumber, seed, withOwnFiles, hasFinishedPeriod = false, statuses: only }: SeedSize,
  report: (done: number) => void = () => {},
): Promise<void> => {
  const world = await openWorld(platform, seedContext)
  const { pool } = world
  const random = createRandom(seed)
  const waiting: SeedRows[] = []
  let written = Promise.resolve()
  const shared = sharedFiles(pool)
  if (withOwnFiles < requests || hasFinishedPeriod) waiting.push(ownerOf(shared, world, firstNumber - 1))
  for (let place = 0; place < requests; place += 1) {
    const number = firstNumber + place
    const status = only ? random.pick(only) : statusAt(place, random.pick)
    const history = random.pick(historiesOf[status])
    const ownsFiles = place < withOwnFiles
    waiting.push(
      world.build(status, {
        number,
        seed: seed + place,
        history,
        fileFor: ownsFiles ? (questionId) => pool.make(questionId, randomUUID()) : shared.asOf(number),
        ownsFiles,
        hasMessages: ownsFiles,
      }),
    )
    // The database is written to in pieces. Between two pieces one request is built.
    await setImmediate()
    if (waiting.length < batch && place < requests - 1) continue
    // The next batch is built while the database writes this one.
    await written
    written = world.write(waiting.splice(0)).then(() => report(place + 1))
  }
  await written
  if (hasFinishedPeriod)
    await writeFinished(platform, world, shared, { firstNumber: firstNumber + requests, seed })
  await world.close()
}

/** Writes the requests of the finished period. Nobody looks at their documents, so that they share one set. */
const writeFinished = async (
  { database }: WorldPlatform,
  { seedContext, past, write }: World,
  shared: SharedFiles,
  { firstNumber, seed }: Pick<SeedSize, 'firstNumber' | 'seed'>,
): Promise<void> => {
  const period = await database.transaction((tx) => seedFinishedPeriod(tx, past))
  await write(
    finishedRequests.map((history, place) => {
      const number = firstNumber + place
      const fileFor = shared.asOf(number)
      return buildRequest(seedContext, {
        number,
        seed: seed + number,
        period,
        history,
        fileFor,
        ownsFiles: false,
      })
    }),
  )
}

type SharedFiles = {
  readonly all: readonly SeedFile[]
  readonly of: (questionId: string) => SeedFile
  /**
   * Returns the files with hashes of their own for this person, because otherwise all these requests would be marked as
   * duplicates.
   */
  readonly asOf: (number: number) => (questionId: string) => SeedFile
}

/** Makes one document of each kind, for all requests without documents of their own. */
const sharedFiles = (pool: DocumentPool): SharedFiles => {
  const files = new Map(pool.questionIds.map((id) => [id, pool.make(id, 'shared')]))
  const of = (questionId: string) => files.get(questionId) ?? missing(questionId)
  return {
    all: [...files.values()],
    of,
    asOf: (number) => {
      let count = 0
      return (questionId) => ({ ...of(questionId), sha256: hash('sha256', `${number}/${count++}`) })
    },
  }
}

const missing = (questionId: string): never => {
  throw new Error(`${questionId} asks for no document`)
}

/** Builds the student who owns the shared documents, because a file without an owner would be swept. */
const ownerOf = (shared: SharedFiles, { seedContext, past }: World, number: number): SeedRows => {
  const { student, students = [] } = buildRequest(seedContext, {
    number,
    seed: number,
    period: past,
    history: [],
    fileFor: shared.of,
    ownsFiles: false,
  })
  const at = seedContext.now.toISOString()
  return {
    students,
    files: shared.all.map((file) => fileRow(file, student.id, { submittedAt: seedContext.now }, at)),
  }
}
