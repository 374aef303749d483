import { randomBytes, randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { createRandom } from '@milgo/testing/random'
import { historiesOf } from '@milgo/testing/request-histories'
import { buildRequest, type SeedRows } from './build-request.ts'
import type { DocumentPool, SeedFile } from './document-pool.ts'
import { openWorld, type World, type WorldGround, type WorldPlatform } from './open-world.ts'
import { fileRow } from './request-rows.ts'

export type SeedSize = {
  readonly requests: number
  /** The number of the first demo person; each has a number of their own. */
  readonly firstNumber: number
  /** The same seed builds the same people, answers and histories. */
  readonly seed: number
  /** So many have documents of their own; the rest share one set. */
  readonly withOwnFiles: number
  /** Only these, as often as each other; all by their shares where it is left out. */
  readonly statuses?: readonly RequestStatus[]
}

const batch = 500

/** Most requests of a running installation wait for review; every status occurs. */
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

/** So many requests are built before the database is fed again. */
const turn = 10

/** Each status in turn first, so that a small world has them all; then by their shares. */
const statusAt = (place: number, draw: <Item>(items: readonly Item[]) => Item): RequestStatus =>
  RequestStatus.options[place] ?? draw(drawnFrom)

/** Fills the database with demo students and their requests. */
export const seedWorld = async (
  platform: WorldPlatform,
  ground: WorldGround,
  { requests, firstNumber, seed, withOwnFiles, statuses: only }: SeedSize,
  report: (done: number) => void = () => {},
): Promise<void> => {
  const world = await openWorld(platform, ground)
  const { pool } = world
  const random = createRandom(seed)
  const waiting: SeedRows[] = []
  let written = Promise.resolve()
  const shared = sharedFiles(pool)
  if (withOwnFiles < requests) waiting.push(ownerOf(shared, world, firstNumber - 1))
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
        fileFor: ownsFiles ? (questionId) => pool.make(questionId, randomUUID()) : shared.asAnother,
        ownsFiles,
      }),
    )
    // What is written goes to the database in pieces, between which nothing may be built for long.
    if (place % turn === 0) await setImmediate()
    if (waiting.length < batch && place < requests - 1) continue
    // The next batch is built while the database takes this one.
    await written
    written = world.write(waiting.splice(0)).then(() => report(place + 1))
  }
  await written
  await world.close()
}

type SharedFiles = {
  readonly all: readonly SeedFile[]
  readonly of: (questionId: string) => SeedFile
  /** With another hash each time: else all these requests would be marked as duplicates of each other. */
  readonly asAnother: (questionId: string) => SeedFile
}

/** One document of each kind for all requests that have none of their own. */
const sharedFiles = (pool: DocumentPool): SharedFiles => {
  const files = new Map(pool.questionIds.map((id) => [id, pool.make(id, 'shared')]))
  const of = (questionId: string) => files.get(questionId) ?? missing(questionId)
  return {
    all: [...files.values()],
    of,
    asAnother: (questionId) => ({ ...of(questionId), sha256: randomBytes(32).toString('hex') }),
  }
}

const missing = (questionId: string): never => {
  throw new Error(`${questionId} asks for no document`)
}

/** The student to whom the shared documents belong; a file without an owner would be swept. */
const ownerOf = (shared: SharedFiles, { ground, past }: World, number: number): SeedRows => {
  const { student, students = [] } = buildRequest(ground, {
    number,
    seed: number,
    period: past,
    history: [],
    fileFor: shared.of,
    ownsFiles: false,
  })
  const at = ground.now.toISOString()
  return {
    students,
    files: shared.all.map((file) => fileRow(file, student.id, { submittedAt: ground.now }, at)),
  }
}
