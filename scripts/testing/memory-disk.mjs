import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memoryDisk = '/dev/shm'
/** The memory that must be free: for some ten databases at a time, and for everything else. */
const roomBytes = 8 * 1024 ** 3

/** The environment variable with the folder for the data folders of a run. A value that is already set is used. */
const setting = 'MILGO_DATA_FOLDERS'

/**
 * Puts the data folders of this process and its children in memory, if the machine has enough. Every change in a
 * database waits for its disk, and copying the installation of a run takes 0.2 s in memory and 0.9 s on a disk.
 */
export const useMemoryDisk = () => {
  const room = Math.min(roomOn(memoryDisk), process.availableMemory())
  if (room >= roomBytes) process.env[setting] ??= memoryDisk
}

/** Returns the folder in which data folders are created. */
export const dataFolderPlace = () => process.env[setting] ?? tmpdir()

/** @param {string} path */
const roomOn = (path) => {
  try {
    accessSync(path, constants.W_OK)
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize
  } catch {
    return 0
  }
}
