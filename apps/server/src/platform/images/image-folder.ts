import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, chownSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { copyFile, type FileHandle, link, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasCode } from '../has-code.ts'
import type { ConvertedFile } from './convert-image.ts'
import type { ImageAccount } from './image-account.ts'

/** The folder of one process that opens pictures: what lies there is the one picture that it has to do with. */
export type ImageFolder = {
  readonly path: string
  readonly source: string
  readonly image: string
  readonly thumbnail: string
  readonly bringIn: (source: string) => Promise<void>
  /** Copies what the process has written to a place that it cannot reach. */
  readonly takeOut: (made: string, target: string) => Promise<ConvertedFile>
  readonly empty: () => Promise<void>
  readonly remove: () => void
}

/** Far more than a picture of the largest size takes. */
const maxMadeBytes = 100 * 1024 * 1024

/** Beside the uploads, from where a picture is linked and not copied. */
export const createOwnFolder = (uploads: string): ImageFolder => {
  const path = join(uploads, `pictures-${randomUUID()}`)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return folderAt(path, path, async (from, to) => {
    await link(from, to).catch(async (error: unknown) => {
      if (!hasCode(error, 'EXDEV')) throw error
      await copyFile(from, to, constants.COPYFILE_EXCL)
    })
  })
}

/**
 * For another account, outside the data folder, which that account cannot enter. The folder above belongs to us, so that
 * the process cannot put another folder, or a link to one, in the place of its own.
 */
export const createFolderFor = ({ uid, gid }: ImageAccount): ImageFolder => {
  const above = mkdtempSync(join(tmpdir(), 'milgo-pictures-'))
  chmodSync(above, 0o711)
  const path = join(above, 'own')
  mkdirSync(path, { mode: 0o700 })
  chownSync(path, uid, gid)
  return folderAt(path, above, copyReadable)
}

const folderAt = (
  path: string,
  removed: string,
  bring: (from: string, to: string) => Promise<void>,
): ImageFolder => {
  const [source, image, thumbnail] = [join(path, 'source'), join(path, 'image'), join(path, 'thumbnail')]
  return {
    path,
    source,
    image,
    thumbnail,
    bringIn: (from) => bring(from, source),
    takeOut: copyUntrusted,
    empty: async () => {
      await Promise.all([source, image, thumbnail].map((each) => rm(each, { recursive: true, force: true })))
    },
    // A picture that was on its way in when the process ended may arrive meanwhile.
    remove: () => rmSync(removed, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 }),
  }
}

/** By the handle and not by the name: whoever owns the folder could exchange what a name means. */
const copyReadable = async (from: string, to: string): Promise<void> => {
  const source = await open(from, 'r')
  try {
    const copy = await open(to, 'wx', 0o644)
    try {
      await copy.chmod(0o644)
      await copyAll(source, copy, () => {})
    } finally {
      await copy.close()
    }
  } finally {
    await source.close()
  }
}

/** A process that was broken into may have put a link there, or a file without end; and it may lie about its content. */
const copyUntrusted = async (made: string, target: string): Promise<ConvertedFile> => {
  const source = await open(made, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const { size, nlink } = await fileOf(source)
    if (nlink !== 1 || size > maxMadeBytes) throw new Error('the picture that was made is no file of its own')
    const copy = await open(target, 'wx', 0o600)
    const hash = createHash('sha256')
    let bytes = 0
    try {
      await copyAll(source, copy, (chunk) => {
        hash.update(chunk)
        bytes += chunk.length
        if (bytes > maxMadeBytes) throw new Error('the picture that was made has no end')
      })
    } finally {
      await copy.close()
    }
    return { bytes, sha256: hash.digest('hex') }
  } finally {
    await source.close()
  }
}

const fileOf = async (handle: FileHandle) => {
  const stats = await handle.stat()
  if (!stats.isFile()) throw new Error('the picture that was made is no file')
  return stats
}

const copyAll = async (
  source: FileHandle,
  target: FileHandle,
  onChunk: (chunk: Buffer) => void,
): Promise<void> => {
  for await (const chunk of source.createReadStream({ autoClose: false })) {
    onChunk(chunk)
    await target.writeFile(chunk)
  }
}
