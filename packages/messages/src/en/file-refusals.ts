import type { fileRefusals as original } from '../he/file-refusals.ts'
import type { WordsLike } from '../words.ts'

export const fileRefusals: WordsLike<typeof original> = {
  TOO_SMALL: 'The file is too small or empty. Choose another file',
  TOO_BIG:
    'The file is too big. The maximum is {max}\u00a0MB. Take the picture again in a lower quality, or send it to yourself in a smaller size, and upload it again',
  BAD_FORMAT: 'This type of file is not supported. Upload a PDF, a picture or an Excel sheet',
  NOT_AS_NAMED: 'The file is damaged, or is not of the type that its name says. Save it again and upload it',
  NAME_TOO_LONG: 'The file name is too long. Shorten it and upload the file again',
  PASSWORD_PROTECTED: 'The file is protected by a password. Upload one without a password',
  BROKEN_IMAGE: 'The image cannot be opened. Photograph or scan it again',
  BROKEN_FILE: 'The file cannot be opened. Save it again and upload it',
  HAS_MACROS: 'The spreadsheet contains macros. Save it without them and upload again',
  ACTIVE_CONTENT:
    'The spreadsheet contains links to other files or programs, or embedded objects. Save it with its values only and upload again',
  ARCHIVE_BOMB:
    'The content of the file is too large once opened. Save the document as a PDF or a picture and upload it again',
  PICTURE_TOO_LARGE:
    'The picture has too many pixels. Photograph or scan it again at a lower resolution and upload it',
  INFECTED: 'Malware was found in the file, so it was not saved. Upload another file',
  ALREADY_UPLOADED: 'The file is already uploaded. There is no need to upload it again',
  MAX_FILES: 'You have reached the maximum number of files. To add a file, remove another',
  UPLOAD_ERROR: 'The file could not be uploaded. Try again',
}
