import type { upload as original } from '../he/upload.ts'
import type { WordsLike } from '../words.ts'

export const upload: WordsLike<typeof original> = {
  uploading: 'Uploading…',
  loaded: 'Uploaded successfully',
  checking: 'Uploaded and being checked. There is no need to upload it again',
  view: 'Download the file to view it',
  remove: 'Remove file',
  choose: 'Choose file',
  takePhoto: 'Take a photo',
  drop: 'or drop a file here',
  replace: 'Replace file',
  noResults: 'No results',
  cancel: 'Cancel upload',
  retry: 'Try again',
  stored: 'The previous file is still saved',
  backToStored: 'Back to the previous file',
  allowed: '{types} or a photo from your phone, up to {max}\u00a0MB',
}
