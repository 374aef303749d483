import type { fileRefusals as original } from '../he/file-refusals.ts'
import type { WordsLike } from '../words.ts'

export const fileRefusals: WordsLike<typeof original> = {
  TOO_SMALL: 'File size too small',
  TOO_BIG: 'File size too big. Maximum {max} MB',
  BAD_FORMAT: 'Unexpected file format',
  NAME_TOO_LONG: 'File name too long',
  PASSWORD_PROTECTED: 'The file is protected by a password. Upload one without',
  BROKEN_IMAGE: 'The image cannot be opened. Photograph or scan it again',
  BROKEN_FILE: 'The file cannot be opened. Save it again and upload it',
  HAS_MACROS: 'The spreadsheet contains macros. Save it without them and upload again',
  ACTIVE_CONTENT:
    'The spreadsheet contains links to other files or programs, or embedded objects. Save it with its values only and upload again',
  ARCHIVE_BOMB: 'The content of the file is too large once opened',
  INFECTED: 'Malware was found in the file and it was not kept',
  ALREADY_UPLOADED: 'File already uploaded',
  MAX_FILES: 'Maximum files limit reached',
  UPLOAD_ERROR: 'File upload error',
}
