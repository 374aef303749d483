import type { FileReference, FileState } from '@milgo/domain/answers/payload-schema'
import { downloadName } from '@milgo/domain/application/documents/file-name'
import { fileFormats } from '@milgo/domain/application/documents/file-rules'
import { attachment } from '../../platform/http/content-disposition.ts'
import type { Platform } from '../../platform/platform.ts'
import { addressOf, type FileVariant } from './file-address.ts'
import { fileNameOf, keysOf } from './file-keys.ts'
import type { FileRow } from './repository.ts'

/** What a reference is made of. */
type Referable = Pick<FileRow, 'id' | 'originalName' | 'format' | 'hasThumbnail' | 'scan'>

type Ground = Pick<Platform, 'store' | 'links' | 'scanner'>

/** Where there is a scanner, a file is read only after it; an infected file never. */
export const stateOf = ({ scan }: Pick<FileRow, 'scan'>, scanner: Platform['scanner']): FileState =>
  scan === 'unscanned' && scanner ? 'checking' : scan

export const isReadable = (state: FileState): boolean => state === 'clean' || state === 'unscanned'

/** How a file is handed out: under its own name, as what it is. */
export const viewOf = ({ originalName, format }: Pick<FileRow, 'originalName' | 'format'>) => ({
  disposition: attachment(downloadName(originalName, format)),
  mediaType: fileFormats[format].mediaTypes[0],
})

/** A file as the wire names it, with addresses that are made for this one view and soon end. */
export const toReference = async (ground: Ground, file: Referable, now: Date): Promise<FileReference> => {
  const state = stateOf(file, ground.scanner)
  const addressIf = (variant: FileVariant, isWanted: boolean) =>
    isWanted && isReadable(state) ? readAddress(ground, file, variant, now) : null
  return {
    file_name: fileNameOf(file),
    original_file_name: file.originalName,
    file_signed_url: await addressIf('file', true),
    thumbnail_signed_url: await addressIf('thumbnail', file.hasThumbnail),
    file_state: state,
  }
}

const addressSeconds = 5 * 60

const readAddress = async (
  { store, links }: Ground,
  file: Referable,
  variant: FileVariant,
  now: Date,
): Promise<string> =>
  store.direct
    ? store.direct.addressOf(keysOf(file.id)[variant], {
        ...viewOf(file),
        from: now,
        seconds: addressSeconds,
      })
    : addressOf(links, variant, fileNameOf(file), Math.floor(now.getTime() / 1000) + addressSeconds)
