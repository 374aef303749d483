import type { DocumentView } from '@milgo/contracts/office/view-document'
import { fileFormats, type StoredFormat } from '@milgo/domain/application/documents/file-rules'
import type { z } from 'zod'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { viewAddress } from './view-address.ts'

const addressSeconds = 5 * 60

/** Returns the address at which this session can read a file, for five minutes. */
export const documentView = (
  { links }: Pick<Platform, 'links'>,
  caller: StaffCaller,
  fileName: string,
  { format, bytes }: { readonly format: StoredFormat; readonly bytes: number },
  now: Date,
): z.input<typeof DocumentView> => {
  const until = Math.floor(now.getTime() / 1000) + addressSeconds
  return {
    url: viewAddress(links, fileName, until, caller.session.id),
    media_type: fileFormats[format].mediaTypes[0],
    bytes,
    expires_at: new Date(until * 1000).toISOString(),
  }
}
