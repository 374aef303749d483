/** How large a file may be, and how long its name. */
export interface FileLimits {
  readonly minBytes: number
  readonly maxBytes: number
  readonly maxNameLength: number
}

const megabyte = 1_048_576

/** As messages say it. */
export const megabytesOf = (bytes: number): number => bytes / megabyte

export const maxFileNameLength = 255

/** What the upload control allows where nothing else is said; portal specification, section 5. */
export const generalFileLimits: FileLimits = {
  minBytes: 0,
  maxBytes: 100 * megabyte,
  maxNameLength: maxFileNameLength,
}

/** 10 MB, as the specification counts it. */
export const maxFileBytes = 10_485_760
export const maxFileMegabytes = megabytesOf(maxFileBytes)

/** Of every document: an empty one is none. */
export const documentFileLimits: FileLimits = { ...generalFileLimits, minBytes: 1, maxBytes: maxFileBytes }

/** The types the specification names, then the photos of phones, which are stored as JPEG. */
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

/** What is kept: photos become JPEG, everything else stays what it is. */
export const storedFormats = ['pdf', 'jpeg', 'xls', 'xlsx'] as const satisfies readonly FileFormat[]
export type StoredFormat = (typeof storedFormats)[number]

/** The end of a stored file's name. */
export const storedExtensions = {
  pdf: '.pdf',
  jpeg: '.jpg',
  xls: '.xls',
  xlsx: '.xlsx',
} as const satisfies Record<StoredFormat, string>

const spreadsheets: readonly StoredFormat[] = ['xls', 'xlsx']

/** Whether a stored file is one; its name ends with what it is. */
export const isSpreadsheetName = (storedName: string): boolean =>
  spreadsheets.some((format) => storedName.endsWith(storedExtensions[format]))

/** What the page's file chooser offers first. */
export const fileExtensions: readonly string[] = Object.values(fileFormats).flatMap(
  ({ extensions }) => extensions,
)

/** Everything a file can be refused for. The first three are seen from outside, the rest only in its content. */
export const fileCodes = [
  'TOO_SMALL',
  'TOO_BIG',
  'NAME_TOO_LONG',
  'BAD_FORMAT',
  'PASSWORD_PROTECTED',
  'BROKEN_IMAGE',
  'BROKEN_FILE',
  'HAS_MACROS',
  'ACTIVE_CONTENT',
  'ARCHIVE_BOMB',
  'INFECTED',
  'ALREADY_UPLOADED',
  'MAX_FILES',
  'UPLOAD_ERROR',
] as const
export type FileCode = (typeof fileCodes)[number]

export interface FileFault {
  readonly code: FileCode
  readonly params?: Readonly<Record<string, number>>
}

/** What the page can say before it sends anything. Of the type the content decides, not the name: the server looks. */
export const checkFile = (
  file: { readonly name: string; readonly size: number },
  limits: FileLimits = documentFileLimits,
): FileFault | undefined => {
  const { minBytes, maxBytes, maxNameLength } = limits
  if (file.name.length > maxNameLength) return { code: 'NAME_TOO_LONG', params: { max: maxNameLength } }
  if (!(file.size >= minBytes)) return { code: 'TOO_SMALL' }
  return file.size > maxBytes ? { code: 'TOO_BIG', params: { max: megabytesOf(maxBytes) } } : undefined
}
