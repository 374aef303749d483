import { constants, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '../has-code.ts'
import { type Store, StoreKeyMissing } from './store.ts'

/**
 * A store in a folder. A file is renamed to its key, so that nobody ever sees a part of it. Then file and folder are
 * flushed, so that a power cut loses nothing that was acknowledged.
 */
export const folderStore = (folder: string): Store => {
  /**
   * Returns the path of a key. Files are spread over 256 folders, because some file systems are slow with many files in
   * one.
   */
  const placeOf = (key: string): string => join(folder, key.slice(0, 2), key)
  return {
    put: async (key, path) => {
      const place = placeOf(key)
      await move(path, place)
      await Promise.all([flush(place), flush(dirname(place))])
    },
    open: async (key) => {
      try {
        const file = await open(placeOf(key))
        return file.createReadStream()
      } catch (error) {
        throw hasCode(error, 'ENOENT') ? new StoreKeyMissing(error) : error
      }
    },
    remove: async (keys) => {
      // The second path is of a copy that a killed process may have left behind.
      for (const key of keys)
        for (const path of [placeOf(key), besideOf(placeOf(key))]) await rm(path, { force: true })
    },
  }
}

const move = async (path: string, place: string): Promise<void> => {
  try {
    await rename(path, place)
  } catch (error) {
    if (hasCode(error, 'EXDEV')) return copyAcross(path, place)
    if (!hasCode(error, 'ENOENT')) throw error
    // Either this is the first file of its folder, or there is no file to move. In the second case the next rename
    // fails like the first.
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    await flush(dirname(dirname(place)))
    await rename(path, place).catch((again: unknown) => {
      if (!hasCode(again, 'EXDEV')) throw again
      return copyAcross(path, place)
    })
  }
}

const besideOf = (place: string): string => `${place}.part`

/** Copies a file from another file system: first beside its target, then renamed. */
const copyAcross = async (path: string, place: string): Promise<void> => {
  const beside = besideOf(place)
  try {
    await copyFile(path, beside, constants.COPYFILE_FICLONE)
    await flush(beside)
    await rename(beside, place)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

const flush = async (path: string): Promise<void> => {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
