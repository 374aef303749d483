import type { IncomingHttpHeaders } from 'node:http'
import { downloadName } from '@milgo/domain/application/documents/file-name'
import { fileFormats } from '@milgo/domain/application/documents/file-rules'
import { openReadableFile } from '../../core/files/read-file.ts'
import { AppError } from '../../errors.ts'
import { attachment } from '../../platform/http/content-disposition.ts'
import { hashOfficeSecret, readOfficeToken } from '../../platform/http/office-session.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasLivingStaffSession } from './session-repository.ts'
import { isViewSigned } from './view-address.ts'

type Asked = { readonly name: string; readonly until: number; readonly signature: string }

/**
 * Returns a file to the browser session that asked for its address, while session and address are valid. The signature,
 * which only that session knows, replaces the CSRF header, because an image of a page cannot send one.
 */
export const readViewedFile = async (platform: Platform, headers: IncomingHttpHeaders, asked: Asked) => {
  const token = readOfficeToken(platform, headers)
  if (!token) throw new AppError('UNAUTHORIZED')
  if (!isViewSigned(platform.links, asked, token.sessionId)) throw new AppError('FORBIDDEN')
  if (!(await hasLivingStaffSession(platform, token.sessionId, hashOfficeSecret(platform.vault, token))))
    throw new AppError('UNAUTHORIZED')
  const { file, content } = await openReadableFile(platform, { ...asked, variant: 'file' })
  const isViewable = file.format === 'pdf' || file.format === 'jpeg'
  return {
    mediaType: fileFormats[file.format].mediaTypes[0],
    // A spreadsheet is downloaded, because a browser must not draw it itself.
    disposition: isViewable ? 'inline' : attachment(downloadName(file.originalName, file.format)),
    bytes: file.bytes,
    content,
  }
}
