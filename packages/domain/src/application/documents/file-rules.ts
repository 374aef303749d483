/** The size limits of a file, and the length limit of its name. */
export interface FileLimits {
  readonly minBytes: number
  readonly maxBytes: number
  readonly maxNameLength: number
}

const megabyte = 1_048_576

/** Returns the size in megabytes, for messages. */
export const megabytesOf = (bytes: number): number => bytes / megabyte

export const maxFileNameLength = 255

/** The limits of the upload control if no others are given; portal specification, section 5. */
export const generalFileLimits: FileLimits = {
  minBytes: 0,
  maxBytes: 100 * megabyte,
  maxNameLength: maxFileNameLength,
}

/** 10 MB, as the specification counts it. */
export const maxFileBytes = 10_485_760
export const maxFileMegabytes = megabytesOf(maxFileBytes)

/** The limits of every document. An empty file is refused. */
export const documentFileLimits: FileLimits = { ...generalFileLimits, minBytes: 1, maxBytes: maxFileBytes }

/** The types that the specification names, then the photo types of phones, which are stored as JPEG. */
export const fileFormats = {
  pdf: { extensions: ['.pdf'], mediaTypes: ['application/pdf'] },
  jpeg: { extensions: ['.jpeg', '.jpg'], mediaTypes: ['image/jpeg'] },
  xls: { extensions: ['.xls'], mediaTypes: ['application/vnd.ms-excel'] },
  xlsx: {
    extensions: ['.xlsx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  png: { extensions: ['.png'], mediaTypes: ['image/png'] },
  heic: { extensions: ['.heic', '.heif'], mediaTypes: ['image/heic', 'image/heif'] },
  webp: { extensions: ['.webp'], mediaTypes: ['image/webp'] },
} as const
export type FileFormat = keyof typeof fileFormats

/** The formats in which files are stored. Photos are converted to JPEG, all other files are stored as they are. */
export const storedFormats = ['pdf', 'jpeg', 'xls', 'xlsx'] as const satisfies readonly FileFormat[]
export type StoredFormat = (typeof storedFormats)[number]

/** The extension of a stored file's name. */
export const storedExtensions = {
  pdf: '.pdf',
  jpeg: '.jpg',
  xls: '.xls',
  xlsx: '.xlsx',
} as const satisfies Record<StoredFormat, string>

const spreadsheets: readonly StoredFormat[] = ['xls', 'xlsx']

/** Returns whether a stored file is a spreadsheet, from the extension of its stored name. */
export const isSpreadsheetName = (storedName: string): boolean =>
  spreadsheets.some((format) => storedName.endsWith(storedExtensions[format]))

/** The extensions that the page's file chooser offers first. */
export const fileExtensions: readonly string[] = Object.values(fileFormats).flatMap(
  ({ extensions }) => extensions,
)

/**
 * All reasons for which a file is refused. The first three are visible from outside, the others only in the content.
 */
export const fileCodes = [
  'TOO_SMALL',
  'TOO_BIG',
  'NAME_TOO_LONG',
  'BAD_FORMAT',
  'NOT_AS_NAMED',
  'PASSWORD_PROTECTED',
  'BROKEN_IMAGE',
  'BROKEN_FILE',
  'HAS_MACROS',
  'ACTIVE_CONTENT',
  'ARCHIVE_BOMB',
  'PICTURE_TOO_LARGE',
  'INFECTED',
  'ALREADY_UPLOADED',
  'MAX_FILES',
  'UPLOAD_ERROR',
] as const
export type FileCode = (typeof fileCodes)[number]

/**
 * Returns why a file with content of an unsupported type is refused. If its name has a supported extension, the message
 * must say that the content does not match the name, because "unsupported type" would confuse.
 */
export const unknownContentCode = (name: string): 'BAD_FORMAT' | 'NOT_AS_NAMED' =>
  fileExtensions.some((ending) => name.toLowerCase().endsWith(ending)) ? 'NOT_AS_NAMED' : 'BAD_FORMAT'

export interface FileFault {
  readonly code: FileCode
  readonly params?: Readonly<Record<string, number>>
}

/**
 * Returns what is wrong with a file before it is sent; undefined if nothing is. The type is not checked, because the
 * server decides it from the content.
 */
export const checkFile = (
  file: { readonly name: string; readonly size: number },
  limits: FileLimits = documentFileLimits,
): FileFault | undefined => {
  const { minBytes, maxBytes, maxNameLength } = limits
  if (file.name.length > maxNameLength) return { code: 'NAME_TOO_LONG', params: { max: maxNameLength } }
  if (!(file.size >= minBytes)) return { code: 'TOO_SMALL' }
  return file.size > maxBytes ? { code: 'TOO_BIG', params: { max: megabytesOf(maxBytes) } } : undefined
}
