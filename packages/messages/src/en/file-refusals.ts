import type { fileRefusals as original } from '../he/file-refusals.ts'
import type { WordsLike } from '../words.ts'

export const fileRefusals: WordsLike<typeof original> = {
  TOO_SMALL: 'The file is too small',
  TOO_BIG: 'The file is too big. The maximum is {max} MB',
  BAD_FORMAT: 'This type of file is not supported',
  NAME_TOO_LONG: 'The file name is too long',
  PASSWORD_PROTECTED: 'The file is protected by a password. Upload one without a password',
  BROKEN_IMAGE: 'The image cannot be opened. Photograph or scan it again',
  BROKEN_FILE: 'The file cannot be opened. Save it again and upload it',
  HAS_MACROS: 'The spreadsheet contains macros. Save it without them and upload again',
  ACTIVE_CONTENT:
    'The spreadsheet contains links to other files or programs, or embedded objects. Save it with its values only and upload again',
  ARCHIVE_BOMB: 'The content of the file is too large once opened',
  INFECTED: 'Malware was found in the file, so it was not saved',
  ALREADY_UPLOADED: 'The file is already uploaded',
  MAX_FILES: 'You have reached the maximum number of files',
  UPLOAD_ERROR: 'The file could not be uploaded',
}
