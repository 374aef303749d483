import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rm, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '../../errors.ts'
import { hasCode } from '../has-code.ts'
import { refuseOnStorageFailure } from './refuse-on-storage-failure.ts'
import { tooBig } from './too-big.ts'

export type Received = { readonly path: string; readonly bytes: number; readonly sha256: string }

/** The folder of uploads until they are checked and stored. */
export type Spool = {
  /**
   * Writes a stream to a file as it arrives. A stream that is too large is stopped. A stream that breaks leaves no file
   * behind.
   */
  readonly receive: (source: Readable, limits: { readonly maxBytes: number }) => Promise<Received>
  readonly open: (path: string) => Readable
  /** Returns a path for a file that is made from an upload. */
  readonly place: () => string
  readonly discard: (...paths: readonly string[]) => Promise<void>
  /** Removes files that killed processes have left behind. */
  readonly sweep: () => Promise<void>
  /** Stops the running uploads, because the server stops. */
  readonly stop: () => void
}

/** If no bytes arrive for this long, the upload is stopped. */
const silenceMs = 30_000

/** Longer than any upload can take; see `requestTimeout` in app.ts. */
const abandonedMs = 60 * 60 * 1000

type Options = { readonly folder: string; readonly silenceMs?: number }

export const createSpool = ({ folder, silenceMs: timeout = silenceMs }: Options): Spool => {
  const sources = new Set<Readable>()
  const place = (): string => join(folder, randomUUID())
  const discard = async (...paths: readonly string[]): Promise<void> => {
    // A file that cannot be removed now is swept later. The caller need not wait for it.
    await Promise.allSettled(paths.map((path) => unlink(path)))
  }

  /** Creates a file. The folder is missing only the first time. */
  const create = async (path: string): Promise<FileHandle> => {
    try {
      return await open(path, 'wx', 0o600)
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return open(path, 'wx', 0o600)
    }
  }

  const write = async (source: Readable, path: string, maxBytes: number): Promise<Received> => {
    const file = await refuseOnStorageFailure(() => create(path))
    const silence = setTimeout(() => source.destroy(new AppError('UPLOAD_ERROR')), timeout)
    const hash = createHash('sha256')
    const block = blockWriter(file)
    let bytes = 0
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        silence.refresh()
        bytes += chunk.length
        if (bytes > maxBytes) throw tooBig(maxBytes)
        hash.update(chunk)
        await refuseOnStorageFailure(() => block.add(chunk))
      }
      await refuseOnStorageFailure(() => block.flush())
      return { path, bytes, sha256: hash.digest('hex') }
    } finally {
      clearTimeout(silence)
      await file.close()
    }
  }

  return {
    open: (path) => createReadStream(path),
    place,
    discard,
    receive: async (source, { maxBytes }) => {
      const path = place()
      sources.add(source)
      try {
        return await write(source, path, maxBytes)
      } catch (error) {
        await discard(path)
        // Any other error means that the sender disconnected, or sent something that is no form.
        throw error instanceof AppError ? error : new AppError('UPLOAD_ERROR', { cause: error })
      } finally {
        sources.delete(source)
      }
    },
    sweep: async () => {
      const names = await readdir(folder).catch(() => [])
      for (const path of names.map((name) => join(folder, name))) {
        const age = await stat(path).then(
          ({ mtimeMs }) => Date.now() - mtimeMs,
          () => 0,
        )
        // A folder belongs to a process that opened pictures and was killed with the server.
        if (age > abandonedMs) await rm(path, { recursive: true, force: true }).catch(() => {})
      }
    },
    stop: () => {
      for (const source of sources) source.destroy(new AppError('STORAGE_UNAVAILABLE'))
    },
  }
}

/** A socket delivers small chunks. A disk is faster with larger ones. */
const blockBytes = 256 * 1024

const blockWriter = (file: FileHandle) => {
  let pieces: Buffer[] = []
  let waiting = 0
  const flush = async (): Promise<void> => {
    const [block, expected] = [pieces, waiting]
    pieces = []
    waiting = 0
    if (expected === 0) return
    const { bytesWritten } = await file.writev(block)
    if (bytesWritten < expected) await writeRest(file, Buffer.concat(block), bytesWritten)
  }
  return {
    flush,
    add: async (piece: Buffer): Promise<void> => {
      pieces.push(piece)
      waiting += piece.length
      if (waiting >= blockBytes) await flush()
    },
  }
}

/** Writes the remaining bytes. A disk that is nearly full writes less than it was given. The next write then throws. */
const writeRest = async (file: FileHandle, block: Buffer, from: number): Promise<void> => {
  for (let written = from; written < block.length; )
    written += (await file.write(block, written)).bytesWritten
}
