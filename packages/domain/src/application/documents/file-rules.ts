/** 10 MB, as the specification counts it. */
export const maxFileBytes = 10_485_760
export const maxFileNameLength = 255

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
export const checkFile = (file: { readonly name: string; readonly size: number }): FileFault | undefined => {
  if (file.name.length > maxFileNameLength)
    return { code: 'NAME_TOO_LONG', params: { max: maxFileNameLength } }
  if (!(file.size > 0)) return { code: 'TOO_SMALL' }
  if (file.size > maxFileBytes) return { code: 'TOO_BIG', params: { max: maxFileBytes / 1024 / 1024 } }
  return undefined
}
