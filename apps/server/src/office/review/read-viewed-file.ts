import type { IncomingHttpHeaders } from 'node:http'
import { downloadName } from '@milgo/domain/application/documents/file-name'
import { fileFormats } from '@milgo/domain/application/documents/file-rules'
import { findFileId, keysOf } from '../../core/files/file-keys.ts'
import { isReadable, stateOf } from '../../core/files/file-reference.ts'
import { findFile } from '../../core/files/repository.ts'
import { AppError } from '../../errors.ts'
import { attachment } from '../../platform/http/content-disposition.ts'
import { hashOfficeSecret, readOfficeToken } from '../../platform/http/office-session.ts'
import type { Platform } from '../../platform/platform.ts'
import { orUnavailable } from '../../platform/storage/or-unavailable.ts'
import { StoreKeyMissing } from '../../platform/storage/store.ts'
import { hasLivingStaffSession } from './session-repository.ts'
import { isViewSigned } from './view-address.ts'

type Asked = { readonly name: string; readonly until: number; readonly signature: string }

/**
 * Hands a file to the browser whose session asked for its address, while both last. The signature, which only that
 * session was told, stands for the CSRF header, which a picture of a page cannot send.
 */
export const readViewedFile = async (platform: Platform, headers: IncomingHttpHeaders, asked: Asked) => {
  const token = readOfficeToken(platform, headers)
  if (!token) throw new AppError('UNAUTHORIZED')
  if (!isViewSigned(platform.links, asked, token.sessionId)) throw new AppError('FORBIDDEN')
  if (!(await hasLivingStaffSession(platform, token.sessionId, hashOfficeSecret(platform.vault, token))))
    throw new AppError('UNAUTHORIZED')
  const id = findFileId(asked.name)
  const found = id === undefined ? undefined : await findFile(platform, id)
  if (!found) throw new AppError('FILE_NOT_FOUND')
  const { file, now } = found
  if (now.getTime() >= asked.until * 1000) throw new AppError('LINK_EXPIRED')
  if (!isReadable(stateOf(file, platform.scanner))) throw new AppError('FILE_NOT_FOUND')
  const isViewable = file.format === 'pdf' || file.format === 'jpeg'
  return {
    mediaType: fileFormats[file.format].mediaTypes[0],
    // A spreadsheet is never drawn by the browser itself.
    disposition: isViewable ? 'inline' : attachment(downloadName(file.originalName, file.format)),
    bytes: file.bytes,
    content: await orUnavailable(() => openFile(platform, keysOf(file.id).file)),
  }
}

/** A row whose bytes were lost is a file that is gone, and no storage that is away. */
const openFile = async ({ store }: Pick<Platform, 'store'>, key: string) => {
  try {
    return await store.open(key)
  } catch (error) {
    throw error instanceof StoreKeyMissing ? new AppError('FILE_NOT_FOUND', { cause: error }) : error
  }
}
