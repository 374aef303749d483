import { randomBytes, randomUUID } from 'node:crypto'
import { documentQuestions } from '@milgo/domain/application/documents/registry'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { statuses } from '@milgo/domain/status/statuses'
import type { Cast } from '@milgo/testing/live-request'
import { createRandom } from '@milgo/testing/random'
import { type History, historiesOf, isPublished } from '@milgo/testing/request-histories'
import type { Platform } from '../platform/platform.ts'
import { buildRequest, type SeedRows } from './build-request.ts'
import { loadDictionaries } from './dictionaries.ts'
import { type DocumentPool, makeDocumentPool, type SeedFile } from './document-pool.ts'
import { fileRow } from './request-rows.ts'
import { createSeedBatches, findLastBatchNumbers, splitFinance } from './seed-batches.ts'
import type { SeedGround, SeedPeriod } from './seed-ground.ts'
import { seedPeriods } from './seed-periods.ts'
import { writeRows } from './write-rows.ts'

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

type Ground = Pick<Platform, 'database' | 'vault' | 'config' | 'pdf' | 'store' | 'spool'>

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

/** Each status in turn first, so that a small world has them all; then by their shares. */
const statusAt = (place: number, draw: <Item>(items: readonly Item[]) => Item): RequestStatus =>
  RequestStatus.options[place] ?? draw(drawnFrom)

/** Fills the database with demo students and their requests. */
export const seedWorld = async (
  platform: Ground,
  ground: { readonly passwordHash: string; readonly cast: Cast; readonly now: Date },
  { requests, firstNumber, seed, withOwnFiles, statuses: only }: SeedSize,
  report: (done: number) => void = () => {},
): Promise<void> => {
  const { database, vault } = platform
  const periods = await database.transaction((tx) => seedPeriods(tx, ground.now))
  const dictionaries = await database.read(loadDictionaries)
  const batches = createSeedBatches(ground.cast, await findLastBatchNumbers(platform))
  const cast = { ...ground.cast, finance: splitFinance(ground.cast).others }
  const whole: SeedGround = { ...ground, cast, vault, dictionaries, batches }
  const pool = await makeDocumentPool(platform)
  const random = createRandom(seed)
  const waiting: SeedRows[] = []
  const write = async (rows: readonly SeedRows[]): Promise<void> => {
    await pool.storeMade()
    await writeRows(database, rows)
  }
  let written = Promise.resolve()
  const shared = sharedFiles(pool)
  if (withOwnFiles < requests) waiting.push(ownerOf(shared, whole, periods.past, firstNumber - 1))
  for (let place = 0; place < requests; place += 1) {
    const number = firstNumber + place
    const status = only ? random.pick(only) : statusAt(place, random.pick)
    const history = random.pick(historiesOf[status])
    const ownsFiles = place < withOwnFiles
    waiting.push(
      buildRequest(whole, {
        number,
        seed: seed + place,
        period: periodFor(history, status, periods),
        history,
        fileFor: ownsFiles ? (questionId) => pool.make(questionId, randomUUID()) : shared.asAnother,
        ownsFiles,
      }),
    )
    if (waiting.length < batch && place < requests - 1) continue
    // The next batch is built while the database takes this one.
    await written
    const begun = { payment_batches: batches.takeBegun() }
    written = write([begun, ...waiting.splice(0)]).then(() => report(place + 1))
  }
  await written
  await batches.confirm(platform)
}

type SharedFiles = {
  readonly all: readonly SeedFile[]
  readonly of: (questionId: string) => SeedFile
  /** With another hash each time: else all these requests would be marked as duplicates of each other. */
  readonly asAnother: (questionId: string) => SeedFile
}

/** One document of each kind for all requests that have none of their own. */
const sharedFiles = (pool: DocumentPool): SharedFiles => {
  const files = new Map(documentQuestions.map(({ id }) => [id, pool.make(id, 'shared')]))
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
const ownerOf = (shared: SharedFiles, ground: SeedGround, period: SeedPeriod, number: number): SeedRows => {
  const { students = [] } = buildRequest(ground, {
    number,
    seed: number,
    period,
    history: [],
    fileFor: shared.of,
    ownsFiles: false,
  })
  const studentId = students[0]?.[0]
  if (!studentId) throw new Error('A student without an id')
  const at = ground.now.toISOString()
  return {
    students,
    files: shared.all.map((file) => fileRow(file, studentId, { submittedAt: ground.now }, at)),
  }
}

/** What is published belongs to the past period; so does what only its results can bring about. */
const periodFor = (
  history: History,
  status: RequestStatus,
  { open, past }: { readonly open: SeedPeriod; readonly past: SeedPeriod },
): SeedPeriod => (isPublished(history) || statuses[status].publishes !== null ? past : open)
