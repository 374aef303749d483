import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AppError } from '../../errors.ts'
import { createLine } from '../in-line.ts'
import type { Converted, ImageJob } from './convert-image.ts'
import type { ImageRefusal } from './image-refused.ts'

export type ImageAnswer =
  | { readonly converted: Converted }
  | { readonly refused: ImageRefusal }
  | { readonly failed: true }

export type Images = {
  /** Converts one picture; refuses what cannot be opened. */
  readonly convert: (job: ImageJob) => Promise<Converted>
  readonly stop: () => void
}

const script = fileURLToPath(new URL('./image-process.ts', import.meta.url))

/** The slowest picture takes some seconds, more on a busy machine; what takes longer is made to. */
const patienceMs = 60_000
/** A process that has nothing to do gives its memory back. */
const idleMs = 30_000
const longestQueue = 200

/** Who opens strangers' pictures knows none of the server's secrets. */
const handedOn = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR, LD_LIBRARY_PATH, MALLOC_ARENA_MAX } = process.env
  return { PATH, HOME, TMPDIR, LD_LIBRARY_PATH, MALLOC_ARENA_MAX }
}

type Options = { readonly atOnce: number; readonly patienceMs?: number }

/** Pictures are converted in processes beside the server, only so many at once; the rest wait in line. */
export const createImageWorkers = ({ atOnce, patienceMs: patience = patienceMs }: Options): Images => {
  const inLine = createLine(atOnce, longestQueue)
  const resting: { readonly child: ChildProcess; readonly end: NodeJS.Timeout }[] = []
  const all = new Set<ChildProcess>()

  const take = (): ChildProcess => {
    const rested = resting.pop()
    if (rested) clearTimeout(rested.end)
    // One that was killed while it rested is of no more use.
    const isAlive = rested?.child.connected
    if (rested && !isAlive) all.delete(rested.child)
    const child = rested && isAlive ? rested.child : fork(script, { serialization: 'json', env: handedOn() })
    all.add(child)
    child.ref()
    child.channel?.ref()
    return child
  }
  const dismiss = (child: ChildProcess): void => {
    all.delete(child)
    child.kill('SIGKILL')
  }
  const rest = (child: ChildProcess): void => {
    child.unref()
    child.channel?.unref()
    const end = setTimeout(() => {
      const index = resting.findIndex((each) => each.child === child)
      if (index !== -1) resting.splice(index, 1)
      dismiss(child)
    }, idleMs).unref()
    resting.push({ child, end })
  }

  return {
    convert: (job) =>
      inLine(async () => {
        const child = take()
        const answer = await ask(child, job, patience)
        if (answer === undefined) dismiss(child)
        else rest(child)
        // A picture on which the process dies, or works without end, cannot be opened by anyone else either.
        if (answer === undefined) throw new AppError('BROKEN_IMAGE')
        if ('refused' in answer) throw new AppError(answer.refused)
        if ('failed' in answer) throw new AppError('STORAGE_UNAVAILABLE')
        return answer.converted
      }),
    stop: () => {
      for (const { end } of resting.splice(0)) clearTimeout(end)
      for (const child of all) dismiss(child)
    },
  }
}

/** Its answer; undefined where it died or took too long. */
const ask = (child: ChildProcess, job: ImageJob, patience: number): Promise<ImageAnswer | undefined> =>
  new Promise((resolve) => {
    const late = setTimeout(() => done(undefined), patience)
    const done = (answer: ImageAnswer | undefined): void => {
      clearTimeout(late)
      child.off('message', done).off('exit', onEnd).off('error', onEnd)
      resolve(answer)
    }
    const onEnd = (): void => done(undefined)
    child.on('message', done).on('exit', onEnd).on('error', onEnd)
    child.send(job)
  })
