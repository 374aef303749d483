import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { FileReference } from '@milgo/domain/answers/payload-schema'
import { cleanFileName } from '@milgo/domain/application/documents/file-name'
import {
  type FileFormat,
  fileFormats,
  maxFileBytes,
  maxFileNameLength,
  type StoredFormat,
} from '@milgo/domain/application/documents/file-rules'
import { AppError } from '../../errors.ts'
import { checkContent } from '../../platform/content/check-content.ts'
import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { scanStream } from '../../platform/scan/scan-stream.ts'
import { ScannerUnavailable } from '../../platform/scan/scanner.ts'
import { orUnavailable } from '../../platform/storage/or-unavailable.ts'
import type { Received } from '../../platform/storage/spool.ts'
import { keysOf } from './file-keys.ts'
import { toReference } from './file-reference.ts'
import { abandonFile, countUpload, insertFile, markStored, type NewFile } from './repository.ts'

export type Upload = {
  readonly document: string
  readonly name: string
  readonly content: Readable
}

/** What is to be stored of an upload: the file as it came, or the pictures that were made of it. */
type Prepared = { readonly format: StoredFormat; readonly file: Received; readonly thumbnail?: Received }

/** Takes a file from a student: received, looked into, scanned, stored, and only then acknowledged. */
export const uploadFile = async (
  platform: Platform,
  { id: studentId }: StudentCaller,
  { document, name, content }: Upload,
): Promise<FileReference> => {
  if (name.length > maxFileNameLength)
    throw new AppError('NAME_TOO_LONG', { params: { max: maxFileNameLength } })
  await refuseOverBudget(platform, studentId)
  const received = await platform.spool.receive(content, { maxBytes: maxFileBytes })
  const [image, thumbnail] = [platform.spool.place(), platform.spool.place()]
  try {
    const format = await orUnavailable(() => checkContent(received.path))
    const prepared = isPicture(format)
      ? await toPictures(platform, format, received, image, thumbnail)
      : { format, file: received }
    const file = {
      id: randomUUID(),
      studentId,
      document,
      originalName: cleanFileName(name),
      format: prepared.format,
      bytes: prepared.file.bytes,
      sha256: prepared.file.sha256,
      hasThumbnail: prepared.thumbnail !== undefined,
      scan: await scan(platform, prepared.file.path),
    } satisfies NewFile
    return await store(platform, file, prepared)
  } finally {
    await platform.spool.discard(received.path, image, thumbnail)
  }
}

const refuseOverBudget = async (platform: Platform, studentId: string): Promise<void> => {
  const { FILES_PER_STUDENT, FILE_MEGABYTES_PER_STUDENT } = platform.config
  const budget = await countUpload(platform, studentId, [platform.limits.uploadsPerStudent(studentId)])
  if (!budget.is_open) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: budget.wait })
  if (budget.files >= FILES_PER_STUDENT || budget.bytes >= FILE_MEGABYTES_PER_STUDENT * 1024 * 1024)
    throw new AppError('MAX_FILES')
}

const isPicture = (format: FileFormat): format is Exclude<FileFormat, 'pdf' | 'xls' | 'xlsx'> =>
  fileFormats[format].mediaTypes[0].startsWith('image/')

const toPictures = async (
  { images }: Platform,
  format: FileFormat,
  { path }: Received,
  image: string,
  thumbnail: string,
): Promise<Prepared> => {
  const made = await images.convert({ format, source: path, image, thumbnail })
  return {
    format: 'jpeg',
    file: { path: image, ...made.image },
    thumbnail: { path: thumbnail, ...made.thumbnail },
  }
}

/** What the scanner says; without an answer the file waits in quarantine, and a job asks again. */
const scan = async ({ scanner }: Platform, path: string): Promise<'clean' | 'unscanned'> => {
  if (!scanner) return 'unscanned'
  try {
    if ((await scanStream(scanner, createReadStream(path))) === 'infected') throw new AppError('INFECTED')
    return 'clean'
  } catch (error) {
    if (error instanceof ScannerUnavailable) return 'unscanned'
    throw error
  }
}

/** The row first, then the objects, then the word that they are there: whatever breaks between, the sweep finds it. */
const store = async (platform: Platform, file: NewFile, prepared: Prepared): Promise<FileReference> => {
  await insertFile(platform, file)
  const keys = keysOf(file.id)
  try {
    await orUnavailable(async () => {
      if (prepared.thumbnail) await put(platform, keys.thumbnail, prepared.format, prepared.thumbnail)
      await put(platform, keys.file, prepared.format, prepared.file)
    })
  } catch (error) {
    await abandonFile(platform, file.id).catch(() => {})
    throw error
  }
  const now = await markStored(platform, file.id)
  return toReference(platform, file, now)
}

const put = ({ store }: Platform, key: string, format: StoredFormat, { path, bytes, sha256 }: Received) =>
  store.put(key, path, { bytes, sha256, mediaType: fileFormats[format].mediaTypes[0] })
