import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AppError } from '../../errors.ts'
import { createFairQueue, type Turn } from '../fair-queue.ts'
import { refuseOnStorageFailure } from '../storage/refuse-on-storage-failure.ts'
import type { Converted, ImageJob } from './convert-image.ts'
import { canRunAs, type ImageAccount } from './image-account.ts'
import { createFolderFor, createOwnFolder, type ImageFolder } from './image-folder.ts'
import type { ImageRefusal } from './image-refused.ts'

export type ImageAnswer =
  /** The pictures are written. */
  { readonly notes: Converted['notes'] } | { readonly refused: ImageRefusal } | { readonly failed: true }

export type Images = {
  /** Converts one picture. Throws if it cannot be opened. */
  readonly convert: (job: ImageJob, turn?: Turn) => Promise<Converted>
  /** Resolves when every process has ended and its folder is removed. */
  readonly stop: () => Promise<void>
}

const script = fileURLToPath(new URL('./image-process.ts', import.meta.url))

/** The slowest picture takes some seconds, more on a busy machine. A picture that takes longer was made to do so. */
const timeoutMs = 20_000
/**
 * The memory that a process may allocate, as the kernel counts it. About 700 are used without any work. The largest
 * accepted picture, of a hundred megapixels and progressive, needs 800 more.
 */
const claimMegabytes = 1_600
/** An idle process is ended after this time, to free its memory. */
const idleMs = 30_000
const longestQueue = 200
/** When to try again after a timeout on a busy machine. */
const retryAfterSeconds = 15
/** The number of pictures whose first timeout is remembered. The oldest is forgotten. */
const mostLate = 1_000
/** As many pictures as a student may choose at the same time. */
const longestQueueOfOne = 20

/**
 * Returns the environment of the processes. They open pictures of strangers, so they get none of the server's secrets.
 */
const processEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR, LD_LIBRARY_PATH, MALLOC_ARENA_MAX } = process.env
  return { PATH, HOME, TMPDIR, LD_LIBRARY_PATH, MALLOC_ARENA_MAX }
}

/** The paths of this program that a process has to read. The data folder may be beside them and is not included. */
const programs = [
  ...['apps/server/src', 'apps/server/package.json', 'apps/server/node_modules'],
  ...['packages', 'node_modules', 'package.json'],
].map((path) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url)))

/**
 * Returns Node's permissions of a process. Node refuses everything that is not named here: other files, other
 * processes, threads. This restricts JavaScript and WebAssembly, such as the HEIC decoder. The native library of the
 * other pictures is restricted by the account of its process, if that is another account (ADR 0234).
 */
const permissions = (folder: string): readonly string[] => [
  ...['--permission', '--allow-addons', '--disable-warning=SecurityWarning'],
  ...[...programs, folder].map((path) => `--allow-fs-read=${path}`),
  `--allow-fs-write=${folder}`,
]

/**
 * Starts a process. A shell sets the memory limit, which also applies to the program that it then runs. On a system
 * without this limit there is none.
 */
const startProcess = (megabytes: number, folder: string, account: ImageAccount | undefined): ChildProcess =>
  fork(script, {
    serialization: 'json',
    env: processEnvironment(),
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
  /** The folder of uploads. Each process has its own folder and can reach no other data. */
  readonly folder: string
  /** The account that opens pictures instead of the server's own account, if the system allows it. */
  readonly account?: ImageAccount | undefined
  readonly timeoutMs?: number
  readonly claimMegabytes?: number
}

/**
 * Converts pictures in separate processes, at most `atOnce` at the same time. Other pictures wait in a queue, where
 * students take turns. If there are several processes, one student's pictures never use all of them.
 */
export const createImageWorkers = ({
  atOnce,
  folder: uploads,
  account: wanted,
  timeoutMs: timeout = timeoutMs,
  claimMegabytes: claim = claimMegabytes,
}: Options): Images => {
  const inTurn = createFairQueue(
    { atOnce, longestQueue },
    { atOnce: Math.max(1, atOnce - 1), longestQueue: longestQueueOfOne },
  )
  const idle: { readonly worker: Worker; readonly end: NodeJS.Timeout }[] = []
  /** The workers whose process has not ended. */
  const all = new Set<Worker>()

  const timedOut = createTimedOut()
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
    // The folder is removed only after the process has ended, because a process that is being killed may still write,
    // and a folder in use cannot be removed.
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
    const idleWorker = idle.pop()
    if (idleWorker) clearTimeout(idleWorker.end)
    // A process that was killed while it was idle cannot be used.
    const worker = idleWorker?.worker.child.connected ? idleWorker.worker : await start()
    worker.child.ref()
    worker.child.channel?.ref()
    return worker
  }
  const dismiss = (worker: Worker): void => {
    // Keeps the server from ending before the folder is removed.
    worker.child.ref()
    worker.child.kill('SIGKILL')
  }
  const setIdle = (worker: Worker): void => {
    worker.child.unref()
    worker.child.channel?.unref()
    const end = setTimeout(() => {
      const index = idle.findIndex((each) => each.worker === worker)
      if (index !== -1) idle.splice(index, 1)
      dismiss(worker)
    }, idleMs).unref()
    idle.push({ worker, end })
  }

  const tryOnce = async (job: ImageJob): Promise<Outcome> => {
    const worker = await refuseOnStorageFailure(take)
    const { child, folder } = worker
    let isUsable = false
    try {
      await refuseOnStorageFailure(() => folder.bringIn(job.source))
      const { source, image, thumbnail } = folder
      const answer = await ask(child, { ...job, source, image, thumbnail }, timeout)
      isUsable = !isNoAnswer(answer)
      if (isNoAnswer(answer) || !('notes' in answer)) return answer
      const { notes } = answer
      return await refuseOnStorageFailure(async () => ({
        converted: {
          image: await folder.takeOut(image, job.image),
          thumbnail: await folder.takeOut(thumbnail, job.thumbnail),
          notes,
        },
      }))
    } finally {
      await folder.empty().catch(() => {})
      if (isUsable) setIdle(worker)
      else dismiss(worker)
    }
  }

  return {
    convert: (job, turn) =>
      inTurn(async () => {
        const first = await tryOnce(job)
        // The process may have been ended from outside, for example by a machine without enough memory. That is not the
        // picture's fault.
        const answer = first === 'died' ? await tryOnce(job) : first
        // On a busy machine any picture may time out, so that a first timeout says nothing about this picture.
        if (answer === 'late' && timedOut.isNew(job.sha256))
          throw new AppError('STORAGE_UNAVAILABLE', { retryAfterSeconds })
        // A picture with which a second process dies, or times out again, cannot be opened by anybody else either.
        if (isNoAnswer(answer)) throw new AppError('BROKEN_IMAGE')
        if ('refused' in answer) throw new AppError(answer.refused)
        if ('failed' in answer) throw new AppError('STORAGE_UNAVAILABLE')
        return answer.converted
      }, turn),
    stop: async () => {
      isStopped = true
      for (const { end } of idle.splice(0)) clearTimeout(end)
      const workers = [...all]
      workers.forEach(dismiss)
      await Promise.all(workers.map(({ ended }) => ended))
    },
  }
}

/** Remembers, by their hash, pictures that timed out. */
const createTimedOut = () => {
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

type NoAnswer = 'died' | 'late'

type Outcome =
  | Exclude<ImageAnswer, { readonly notes: unknown }>
  | { readonly converted: Converted }
  | NoAnswer

const isNoAnswer = (answer: ImageAnswer | Outcome): answer is NoAnswer => typeof answer === 'string'

type Worker = {
  readonly child: ChildProcess
  readonly folder: ImageFolder
  /** Fulfilled when the process has ended and its folder is removed. */
  readonly ended: Promise<void>
}

/** Returns the account if its processes can read this program and write to their folder; undefined otherwise. */
const findUsable = async (account: ImageAccount): Promise<ImageAccount | undefined> => {
  const folder = createFolderFor(account)
  try {
    return (await canRunAs(account, folder.path)) ? account : undefined
  } finally {
    folder.remove()
  }
}

const ask = (child: ChildProcess, job: ImageJob, timeout: number): Promise<ImageAnswer | NoAnswer> =>
  new Promise((resolve) => {
    const late = setTimeout(() => done('late'), timeout)
    const done = (answer: ImageAnswer | NoAnswer): void => {
      clearTimeout(late)
      child.off('message', done).off('exit', onEnd).off('error', onEnd)
      resolve(answer)
    }
    const onEnd = (): void => done('died')
    child.on('message', done).on('exit', onEnd).on('error', onEnd)
    child.send(job)
  })
