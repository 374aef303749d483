import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memoryDisk = '/dev/shm'
/** Some ten databases at a time, with room for everything else. */
const roomBytes = 8 * 1024 ** 3

/** Names where the data folders of a run are made; whoever sets it decides. */
const setting = 'MILGO_DATA_FOLDERS'

/**
 * Makes the data folders of this process and of those that it starts in memory, where the machine has plenty. Every change
 * in a database waits for its disk, and copying the installation of a run takes 0.2 s there and 0.9 s on a disk.
 */
export const useMemoryDisk = () => {
  const room = Math.min(roomOn(memoryDisk), process.availableMemory())
  if (room >= roomBytes) process.env[setting] ??= memoryDisk
}

/** Where a data folder is made. */
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
