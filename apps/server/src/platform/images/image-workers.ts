import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AppError } from '../../errors.ts'
import { createFairQueue, type Turn } from '../fair-queue.ts'
import { orUnavailable } from '../storage/or-unavailable.ts'
import type { Converted, ImageJob } from './convert-image.ts'
import { canRunAs, type ImageAccount } from './image-account.ts'
import { createFolderFor, createOwnFolder, type ImageFolder } from './image-folder.ts'
import type { ImageRefusal } from './image-refused.ts'

export type ImageAnswer =
  /** The pictures are written. */
  { readonly notes: Converted['notes'] } | { readonly refused: ImageRefusal } | { readonly failed: true }

export type Images = {
  /** Converts one picture; refuses what cannot be opened. */
  readonly convert: (job: ImageJob, turn?: Turn) => Promise<Converted>
  /** Comes back when every process has ended and its folder is gone. */
  readonly stop: () => Promise<void>
}

const script = fileURLToPath(new URL('./image-process.ts', import.meta.url))

/** The slowest picture takes some seconds, more on a busy machine; what takes longer is made to. */
const patienceMs = 20_000
/**
 * What a process may claim, as the kernel counts it: about 700 without any work. The largest picture that is taken, of
 * a hundred megapixels and written in passes, needs 800 more.
 */
const claimMegabytes = 1_600
/** A process that has nothing to do gives its memory back. */
const idleMs = 30_000
const longestQueue = 200
/** Who is late on a machine that is busy finds it calmer a little later. */
const comeBackSeconds = 15
/** Of so many pictures it is known that they were late once; the oldest is forgotten. */
const mostLate = 1_000
/** As many as anyone chooses at once. */
const longestQueueOfOne = 20

/** Who opens strangers' pictures knows none of the server's secrets. */
const handedOn = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR, LD_LIBRARY_PATH, MALLOC_ARENA_MAX } = process.env
  return { PATH, HOME, TMPDIR, LD_LIBRARY_PATH, MALLOC_ARENA_MAX }
}

/** What a process has to read of this program; the data folder may stand beside it, and is no part of it. */
const programs = [
  ...['apps/server/src', 'apps/server/package.json', 'apps/server/node_modules'],
  ...['packages', 'node_modules', 'package.json'],
].map((path) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url)))

/**
 * Node refuses whatever is not named here: other files, other processes, threads. It holds for what is written in
 * JavaScript and WebAssembly, as the decoder of HEIC is; the native library of the other pictures is held off by the account
 * of its process, where that is another (ADR 0234).
 */
const permissions = (folder: string): readonly string[] => [
  ...['--permission', '--allow-addons', '--disable-warning=SecurityWarning'],
  ...[...programs, folder].map((path) => `--allow-fs-read=${path}`),
  `--allow-fs-write=${folder}`,
]

/** A shell sets the limit of memory, which holds for what it becomes; where a system knows none, there is none. */
const startProcess = (megabytes: number, folder: string, account: ImageAccount | undefined): ChildProcess =>
  fork(script, {
    serialization: 'json',
    env: handedOn(),
    cwd: folder,
    ...account,
    execPath: '/bin/sh',
    execArgv: [
      ...['-c', 'ulimit -d "$0" 2>/dev/null; exec "$@"', String(megabytes * 1024)],
      ...[process.execPath, ...process.execArgv, ...permissions(folder)],
    ],
  })

type Options = {
  readonly atOnce: number
  /** Where uploads lie. Each process has a folder of its own, and of the data nothing else is open to it. */
  readonly folder: string
  /** Opens pictures in the place of the server's own account, where the system lets it. */
  readonly account?: ImageAccount | undefined
  readonly patienceMs?: number
  readonly claimMegabytes?: number
}

/**
 * Pictures are converted in processes beside the server, only so many at once; the rest wait in line, where students
 * take turns. Nobody's pictures keep all processes busy, where there are several.
 */
export const createImageWorkers = ({
  atOnce,
  folder: uploads,
  account: wanted,
  patienceMs: patience = patienceMs,
  claimMegabytes: claim = claimMegabytes,
}: Options): Images => {
  const inTurn = createFairQueue(
    { atOnce, longestQueue },
    { atOnce: Math.max(1, atOnce - 1), longestQueue: longestQueueOfOne },
  )
  const resting: { readonly worker: Worker; readonly end: NodeJS.Timeout }[] = []
  /** Those whose process has not ended. */
  const all = new Set<Worker>()

  const lateOnes = createLateOnes()
  let isStopped = false

  let account: Promise<ImageAccount | undefined> | undefined
  const findAccount = (): Promise<ImageAccount | undefined> => {
    account ??= wanted ? findUsable(wanted) : Promise.resolve(undefined)
    return account
  }

  const start = async (): Promise<Worker> => {
    const as = await findAccount()
    if (isStopped) throw new AppError('STORAGE_UNAVAILABLE')
    const folder = as ? createFolderFor(as) : createOwnFolder(uploads)
    const child = startProcess(claim, folder.path, as)
    // Not before: a process that is being killed may still write, and a folder in use cannot be removed.
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.once('error', () => resolve())
    })
      .then(folder.remove)
      .finally(() => all.delete(worker))
    const worker = { child, folder, ended }
    all.add(worker)
    return worker
  }
  const take = async (): Promise<Worker> => {
    if (isStopped) throw new AppError('STORAGE_UNAVAILABLE')
    const rested = resting.pop()
    if (rested) clearTimeout(rested.end)
    // One that was killed while it rested is of no more use.
    const worker = rested?.worker.child.connected ? rested.worker : await start()
    worker.child.ref()
    worker.child.channel?.ref()
    return worker
  }
  const dismiss = (worker: Worker): void => {
    // The server does not end before the folder is removed.
    worker.child.ref()
    worker.child.kill('SIGKILL')
  }
  const rest = (worker: Worker): void => {
    worker.child.unref()
    worker.child.channel?.unref()
    const end = setTimeout(() => {
      const index = resting.findIndex((each) => each.worker === worker)
      if (index !== -1) resting.splice(index, 1)
      dismiss(worker)
    }, idleMs).unref()
    resting.push({ worker, end })
  }

  const tryOnce = async (job: ImageJob): Promise<Outcome> => {
    const worker = await orUnavailable(take)
    const { child, folder } = worker
    let isUsable = false
    try {
      await orUnavailable(() => folder.bringIn(job.source))
      const { source, image, thumbnail } = folder
      const answer = await ask(child, { ...job, source, image, thumbnail }, patience)
      isUsable = !isSilence(answer)
      if (isSilence(answer) || !('notes' in answer)) return answer
      const { notes } = answer
      return await orUnavailable(async () => ({
        converted: {
          image: await folder.takeOut(image, job.image),
          thumbnail: await folder.takeOut(thumbnail, job.thumbnail),
          notes,
        },
      }))
    } finally {
      await folder.empty().catch(() => {})
      if (isUsable) rest(worker)
      else dismiss(worker)
    }
  }

  return {
    convert: (job, turn) =>
      inTurn(async () => {
        const first = await tryOnce(job)
        // It may have been ended from outside, as by a machine that is short of memory; that is not the picture's fault.
        const answer = first === 'died' ? await tryOnce(job) : first
        // A machine that is busy is late with any picture, so the first time says nothing of this one.
        if (answer === 'late' && lateOnes.isNew(job.sha256))
          throw new AppError('STORAGE_UNAVAILABLE', { retryAfterSeconds: comeBackSeconds })
        // On which a second one dies too, or works without end, cannot be opened by anyone else either.
        if (isSilence(answer)) throw new AppError('BROKEN_IMAGE')
        if ('refused' in answer) throw new AppError(answer.refused)
        if ('failed' in answer) throw new AppError('STORAGE_UNAVAILABLE')
        return answer.converted
      }, turn),
    stop: async () => {
      isStopped = true
      for (const { end } of resting.splice(0)) clearTimeout(end)
      const workers = [...all]
      workers.forEach(dismiss)
      await Promise.all(workers.map(({ ended }) => ended))
    },
  }
}

/** By what is in them: the pictures that were not done in time. */
const createLateOnes = () => {
  const known = new Set<string>()
  return {
    isNew: (sha256: string): boolean => {
      const isNew = !known.delete(sha256)
      known.add(sha256)
      const [oldest = ''] = known
      if (known.size > mostLate) known.delete(oldest)
      return isNew
    },
  }
}

type Silence = 'died' | 'late'

type Outcome = Exclude<ImageAnswer, { readonly notes: unknown }> | { readonly converted: Converted } | Silence

const isSilence = (answer: ImageAnswer | Outcome): answer is Silence => typeof answer === 'string'

type Worker = {
  readonly child: ChildProcess
  readonly folder: ImageFolder
  /** Fulfilled when the process has ended and its folder is removed. */
  readonly ended: Promise<void>
}

/** The account, where its processes can read this program and write to a folder that is given to them. */
const findUsable = async (account: ImageAccount): Promise<ImageAccount | undefined> => {
  const folder = createFolderFor(account)
  try {
    return (await canRunAs(account, folder.path)) ? account : undefined
  } finally {
    folder.remove()
  }
}

const ask = (child: ChildProcess, job: ImageJob, patience: number): Promise<ImageAnswer | Silence> =>
  new Promise((resolve) => {
    const late = setTimeout(() => done('late'), patience)
    const done = (answer: ImageAnswer | Silence): void => {
      clearTimeout(late)
      child.off('message', done).off('exit', onEnd).off('error', onEnd)
      resolve(answer)
    }
    const onEnd = (): void => done('died')
    child.on('message', done).on('exit', onEnd).on('error', onEnd)
    child.send(job)
  })
