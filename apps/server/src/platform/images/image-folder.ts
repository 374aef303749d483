import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, chownSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { copyFile, type FileHandle, link, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasCode } from '../has-code.ts'
import type { ConvertedFile } from './convert-image.ts'
import type { ImageAccount } from './image-account.ts'

/** The folder of one process that opens pictures. It contains only the picture that the process works on. */
export type ImageFolder = {
  readonly path: string
  readonly source: string
  readonly image: string
  readonly thumbnail: string
  readonly bringIn: (source: string) => Promise<void>
  /** Copies a file that the process has written to a path that the process cannot reach. */
  readonly takeOut: (made: string, target: string) => Promise<ConvertedFile>
  readonly empty: () => Promise<void>
  readonly remove: () => void
}

/** Far more than a picture of the largest size needs. */
const maxMadeBytes = 100 * 1024 * 1024

/** Creates a folder beside the uploads, so that a picture can be linked and need not be copied. */
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
 * Creates a folder for another account, outside the data folder, which that account cannot enter. The parent folder
 * belongs to the server's account, so that the process cannot replace its folder by another one or by a link.
 */
export const createFolderFor = ({ uid, gid }: ImageAccount): ImageFolder => {
  const parent = mkdtempSync(join(tmpdir(), 'milgo-pictures-'))
  chmodSync(parent, 0o711)
  const path = join(parent, 'own')
  mkdirSync(path, { mode: 0o700 })
  chownSync(path, uid, gid)
  return folderAt(path, parent, copyReadable)
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
    // A picture that was being copied when the process ended may still arrive, so removing is tried again.
    remove: () => rmSync(removed, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 }),
  }
}

/**
 * Copies a file by its handle and not by its name, because the owner of the folder could exchange the file behind a
 * name.
 */
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

/**
 * Copies a file that an attacked process may have made. It may be a link or endless, and its declared content may be
 * wrong.
 */
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
