import type { Readable } from 'node:stream'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuseOnStorageFailure } from '../../platform/storage/refuse-on-storage-failure.ts'
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

/** Returns a file and its content as a stream. Throws if the address has expired or the file may not be read. */
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
  return { file, content: await refuseOnStorageFailure(() => platform.store.open(keysOf(file.id)[variant])) }
}

/**
 * Returns a file for its signed address. Throws if the signature is wrong, the address has expired or the file may not
 * be read.
 */
export const readFile = async (platform: Platform, address: SignedAddress): Promise<FileView> => {
  if (!isAddressSigned(platform.links, address)) throw new AppError('FORBIDDEN')
  const { file, content } = await openReadableFile(platform, address)
  return { ...viewOf(file), content, bytes: address.variant === 'file' ? file.bytes : undefined }
}
