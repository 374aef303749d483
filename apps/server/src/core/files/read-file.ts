import type { Readable } from 'node:stream'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { orUnavailable } from '../../platform/storage/or-unavailable.ts'
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

/** Hands out a file to whoever holds its signed address, while that lasts and the file may be read. */
export const readFile = async (platform: Platform, address: SignedAddress): Promise<FileView> => {
  if (!isAddressSigned(platform.links, address)) throw new AppError('FORBIDDEN')
  const id = findFileId(address.name)
  const found = id === undefined ? undefined : await findFile(platform, id)
  if (!found) throw new AppError('FILE_NOT_FOUND')
  const { file, now } = found
  if (now.getTime() >= address.until * 1000) throw new AppError('LINK_EXPIRED')
  if (!isReadable(stateOf(file, platform.scanner))) throw new AppError('FILE_NOT_FOUND')
  return {
    ...viewOf(file),
    content: await orUnavailable(() => platform.store.open(keysOf(file.id)[address.variant])),
    bytes: address.variant === 'file' ? file.bytes : undefined,
  }
}
