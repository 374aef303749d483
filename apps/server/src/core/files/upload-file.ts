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
} from '@milgo/domain/application/documents/file-rules'
import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { AppError } from '../../errors.ts'
import { checkContent } from '../../platform/content/check-content.ts'
import type { Turn } from '../../platform/fair-queue.ts'
import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { scanStream } from '../../platform/scan/scan-stream.ts'
import { ScannerUnavailable } from '../../platform/scan/scanner.ts'
import { orUnavailable } from '../../platform/storage/or-unavailable.ts'
import type { Received } from '../../platform/storage/spool.ts'
import { keysOf } from './file-keys.ts'
import { toReference } from './file-reference.ts'
import { refuseClosed } from './refuse-closed.ts'
import type { StoredWhole } from './repository.ts'
import { abandonFile, announceFile, markStored, type NewFile, withdrawFile } from './storing-repository.ts'

export type Upload = {
  readonly document: string
  readonly name: string
  readonly content: Readable
  /** When nobody waits for the answer any more. */
  readonly gone: AbortSignal
}

/** What is to be stored of an upload: the file as it came, or the pictures that were made of it. */
type Prepared = {
  readonly format: StoredFormat
  readonly file: Received
  readonly thumbnail?: Received
  /** Of a picture. */
  readonly notes?: readonly ReadabilityNote[]
  readonly scan: 'clean' | 'unscanned'
  readonly marks: FileMark[]
  readonly pages: number | null
}

/** Takes a file from a student: received, looked into, scanned, stored, and only then acknowledged. */
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
        throw error
      },
    )
    const reference = await store(platform, file, prepared)
    return prepared.notes ? { ...reference, readability: [...prepared.notes] } : reference
  } finally {
    await platform.spool.discard(...made)
  }
}

/** Asks whether there is room while the file already comes in, and stops it where there is none. */
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

/** Where the database is away just now, the sweep takes the row later. */
const withdraw = (platform: Platform, { id }: NewFile): Promise<void> =>
  withdrawFile(platform, id).catch(() => {})

/** Finds out what a file is, makes of it what is kept, and has it scanned; names what it makes in `made`. */
const prepare = async (
  platform: Platform,
  received: Received,
  made: string[],
  turn: Turn,
): Promise<Prepared> => {
  const { format, marks, pages } = await orUnavailable(() =>
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

/** What the scanner says; without an answer the file waits in quarantine, and a job asks again. */
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

/** The row is there; the objects follow, then the word that they are. Whatever breaks between, the sweep finds it. */
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
    await orUnavailable(async () => {
      if (thumbnail) await put(platform, keys.thumbnail, format, thumbnail)
      await put(platform, keys.file, format, main)
    })
    const now = await markStored(platform, file, whole, (ground) => refuseClosed(ground, file.document))
    return toReference(platform, { ...file, ...whole }, now)
  } catch (error) {
    await abandonFile(platform, file.id).catch(() => {})
    throw error
  }
}

const put = (platform: Platform, key: string, format: StoredFormat, { path, bytes, sha256 }: Received) =>
  platform.store.put(key, path, { bytes, sha256, mediaType: fileFormats[format].mediaTypes[0] })
