import type { Readable } from 'node:stream'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { orUnavailable } from '../../platform/storage/or-unavailable.ts'
import { StoreKeyMissing } from '../../platform/storage/store.ts'
import { isAddressSigned, type SignedAddress } from './file-address.ts'
import { findFileId, keysOf } from './file-keys.ts'
import { isReadable, stateOf, viewOf } from './file-reference.ts'
import { findFile } from './repository.ts'

export type FileView = {
  readonly content: Readable
  readonly mediaType: string
  readonly disposition: string
  readonly bytes: number | undefined
}

/** A file that may be read, and its bytes as a stream, while the address of its view lasts. */
export const openReadableFile = async (
  platform: Platform,
  { name, until, variant }: Pick<SignedAddress, 'name' | 'until' | 'variant'>,
) => {
  const id = findFileId(name)
  const found = id === undefined ? undefined : await findFile(platform, id)
  if (!found) throw new AppError('FILE_NOT_FOUND')
  const { file, now } = found
  if (now.getTime() >= until * 1000) throw new AppError('LINK_EXPIRED')
  if (!isReadable(stateOf(file, platform.scanner))) throw new AppError('FILE_NOT_FOUND')
  return { file, content: await orUnavailable(() => openBytes(platform, keysOf(file.id)[variant])) }
}

/** A row whose bytes were lost is a file that is gone, and no storage that is away. */
const openBytes = async ({ store }: Pick<Platform, 'store'>, key: string): Promise<Readable> => {
  try {
    return await store.open(key)
  } catch (error) {
    throw error instanceof StoreKeyMissing ? new AppError('FILE_NOT_FOUND', { cause: error }) : error
  }
}

/** Hands out a file to whoever holds its signed address, while that lasts and the file may be read. */
export const readFile = async (platform: Platform, address: SignedAddress): Promise<FileView> => {
  if (!isAddressSigned(platform.links, address)) throw new AppError('FORBIDDEN')
  const { file, content } = await openReadableFile(platform, address)
  return { ...viewOf(file), content, bytes: address.variant === 'file' ? file.bytes : undefined }
}
