import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { UploadedFile } from '@milgo/contracts/core/upload-file'
import type { FileReference } from '@milgo/domain/answers/payload-schema'
import type { FileMark } from '@milgo/domain/application/documents/file-marks'
import { cleanFileName } from '@milgo/domain/application/documents/file-name'
import {
  type FileFormat,
  fileFormats,
  maxFileBytes,
  maxFileNameLength,
  type StoredFormat,
  unknownContentCode,
} from '@milgo/domain/application/documents/file-rules'
import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { AppError } from '../../errors.ts'
import { checkContent } from '../../platform/content/check-content.ts'
import type { Turn } from '../../platform/fair-queue.ts'
import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { scanStream } from '../../platform/scan/scan-stream.ts'
import { ScannerUnavailable } from '../../platform/scan/scanner.ts'
import { refuseOnStorageFailure } from '../../platform/storage/refuse-on-storage-failure.ts'
import type { Received } from '../../platform/storage/spool.ts'
import { fileNameOf, keysOf } from './file-keys.ts'
import { toReference } from './file-reference.ts'
import { refuseClosed } from './refuse-closed.ts'
import { findSameFiles, type StoredWhole } from './repository.ts'
import { abandonFile, announceFile, markStored, type NewFile, withdrawFile } from './storing-repository.ts'

export type Upload = {
  readonly document: string
  readonly name: string
  readonly content: Readable
  /** Aborted when the client is no longer waiting for the answer. */
  readonly gone: AbortSignal
}

/** What is stored of an upload: the file as it was sent, or the pictures that were made from it. */
type Prepared = {
  readonly format: StoredFormat
  readonly file: Received
  readonly thumbnail?: Received
  /** Only for a picture. */
  readonly notes?: readonly ReadabilityNote[]
  readonly scan: 'clean' | 'unscanned'
  readonly marks: FileMark[]
  readonly pages: number | null
}

/** Stores a student's file. The file is received, checked, scanned and stored, and only then acknowledged. */
export const uploadFile = async (
  platform: Platform,
  { id: studentId }: StudentCaller,
  { document, name, content, gone }: Upload,
): Promise<UploadedFile> => {
  if (name.length > maxFileNameLength)
    throw new AppError('NAME_TOO_LONG', { params: { max: maxFileNameLength } })
  const file = { id: randomUUID(), studentId, document, originalName: cleanFileName(name) }
  const received = await receive(platform, file, content)
  const made: string[] = [received.path]
  try {
    const prepared = await prepare(platform, received, made, { owner: studentId, gone }).catch(
      async (error: unknown) => {
        await withdraw(platform, file)
        throw isBadFormat(error)
          ? new AppError(unknownContentCode(file.originalName), { cause: error })
          : error
      },
    )
    const reference = await store(platform, file, prepared)
    const same = await findSameFiles(platform, file, prepared.file.sha256).catch((error: unknown) => {
      // The file is stored, and without the hint the upload is complete all the same.
      platform.logger.warn(
        { err: error, file: file.id },
        'a stored file was not compared with the other files',
      )
      return []
    })
    return {
      ...reference,
      ...(prepared.notes && { readability: [...prepared.notes] }),
      ...(same.length > 0 && { same_as: same.map(fileNameOf) }),
    }
  } finally {
    await platform.spool.discard(...made)
  }
}

const isBadFormat = (error: unknown): boolean => error instanceof AppError && error.code === 'BAD_FORMAT'

/** Receives the file. The student's quota is checked meanwhile, and the upload is stopped if the quota is full. */
const receive = async (platform: Platform, file: NewFile, content: Readable): Promise<Received> => {
  const announced = announce(platform, file)
  announced.catch((error: Error) => content.destroy(error))
  const received = platform.spool.receive(content, { maxBytes: maxFileBytes })
  const [permit, arrival] = await Promise.allSettled([announced, received])
  if (permit.status === 'fulfilled' && arrival.status === 'fulfilled') return arrival.value
  if (arrival.status === 'fulfilled') await platform.spool.discard(arrival.value.path)
  if (permit.status === 'rejected') throw permit.reason
  await withdraw(platform, file)
  throw arrival.status === 'rejected' ? arrival.reason : undefined
}

const announce = async (platform: Platform, file: NewFile): Promise<void> => {
  const { FILES_PER_STUDENT, FILE_MEGABYTES_PER_STUDENT } = platform.config
  const quota = { files: FILES_PER_STUDENT, bytes: FILE_MEGABYTES_PER_STUDENT * 1024 * 1024 }
  if (!(await announceFile(platform, file, quota))) throw new AppError('MAX_FILES')
}

/** Deletes the file's row. If the database is not available now, the sweep removes the row later. */
const withdraw = (platform: Platform, { id }: NewFile): Promise<void> =>
  withdrawFile(platform, id).catch(() => {})

/**
 * Detects the file's format, makes the version that is stored, and has it scanned. Adds the paths of new files to
 * `made`.
 */
const prepare = async (
  platform: Platform,
  received: Received,
  made: string[],
  turn: Turn,
): Promise<Prepared> => {
  const { format, marks, pages } = await refuseOnStorageFailure(() =>
    platform.checks(() => checkContent(received.path), turn),
  )
  const stored = isPicture(format)
    ? await toPictures(platform, format, received, made, turn)
    : { format, file: received, pages }
  return { ...stored, marks: [...marks], scan: await scan(platform, stored.file.path) }
}

const isPicture = (format: FileFormat): format is Exclude<FileFormat, 'pdf' | 'xls' | 'xlsx'> =>
  fileFormats[format].mediaTypes[0].startsWith('image/')

const toPictures = async (
  { images, spool }: Platform,
  format: FileFormat,
  { path, sha256 }: Received,
  made: string[],
  turn: Turn,
) => {
  const [image, thumbnail] = [spool.place(), spool.place()]
  made.push(image, thumbnail)
  const converted = await images.convert({ format, source: path, sha256, image, thumbnail }, turn)
  return {
    format: 'jpeg' as const,
    pages: 1,
    file: { path: image, ...converted.image },
    thumbnail: { path: thumbnail, ...converted.thumbnail },
    notes: converted.notes,
  }
}

/**
 * Returns the scan result. If the scanner does not answer, the file is "unscanned" and a job scans it later. Throws if
 * the file is infected.
 */
const scan = async ({ scanner, spool }: Platform, path: string): Promise<'clean' | 'unscanned'> => {
  if (!scanner) return 'unscanned'
  try {
    if ((await scanStream(scanner, spool.open(path))) === 'infected') throw new AppError('INFECTED')
    return 'clean'
  } catch (error) {
    if (error instanceof ScannerUnavailable) return 'unscanned'
    throw error
  }
}

/**
 * Stores the objects, then marks the row as stored. The row exists from before, so that the sweep finds an upload that
 * fails between.
 */
const store = async (platform: Platform, file: NewFile, prepared: Prepared): Promise<FileReference> => {
  const { format, file: main, thumbnail } = prepared
  const keys = keysOf(file.id)
  const whole: StoredWhole = {
    format,
    bytes: main.bytes,
    sha256: main.sha256,
    hasThumbnail: thumbnail !== undefined,
    scan: prepared.scan,
    marks: prepared.marks,
    pages: prepared.pages,
  }
  try {
    await refuseOnStorageFailure(async () => {
      if (thumbnail) await put(platform, keys.thumbnail, format, thumbnail)
      await put(platform, keys.file, format, main)
    })
    const now = await markStored(platform, file, whole, (circumstances) =>
      refuseClosed(circumstances, file.document),
    )
    return toReference(platform, { ...file, ...whole }, now)
  } catch (error) {
    await abandonFile(platform, file.id).catch(() => {})
    throw error
  }
}

const put = (platform: Platform, key: string, format: StoredFormat, { path, bytes, sha256 }: Received) =>
  platform.store.put(key, path, { bytes, sha256, mediaType: fileFormats[format].mediaTypes[0] })
