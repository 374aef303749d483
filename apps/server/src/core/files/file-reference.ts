import type { FileReference, FileState } from '@milgo/domain/answers/payload-schema'
import { downloadName } from '@milgo/domain/application/documents/file-name'
import { fileFormats } from '@milgo/domain/application/documents/file-rules'
import { attachment } from '../../platform/http/content-disposition.ts'
import type { Platform } from '../../platform/platform.ts'
import { addressOf, type FileVariant } from './file-address.ts'
import { fileNameOf, keysOf } from './file-keys.ts'
import type { FileRow } from './repository.ts'

type Referable = Pick<FileRow, 'id' | 'originalName' | 'format' | 'hasThumbnail' | 'scan'>

type Source = Pick<Platform, 'store' | 'links' | 'scanner'>

/**
 * Returns the state of a file. If there is a scanner, a file can be read only after its scan. An infected file can
 * never be read.
 */
export const stateOf = ({ scan }: Pick<FileRow, 'scan'>, scanner: Platform['scanner']): FileState =>
  scan === 'unscanned' && scanner ? 'checking' : scan

export const isReadable = (state: FileState): boolean => state === 'clean' || state === 'unscanned'

/** Returns the headers with which a file is sent: its own name and its media type. */
export const viewOf = ({ originalName, format }: Pick<FileRow, 'originalName' | 'format'>) => ({
  disposition: attachment(downloadName(originalName, format)),
  mediaType: fileFormats[format].mediaTypes[0],
})

/** Returns a file in the form of the wire, with addresses that are made for this one view and expire soon. */
export const toReference = async (source: Source, file: Referable, now: Date): Promise<FileReference> => {
  const state = stateOf(file, source.scanner)
  const addressIf = (variant: FileVariant, isWanted: boolean) =>
    isWanted && isReadable(state) ? readAddress(source, file, variant, now) : null
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
  { store, links }: Source,
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
