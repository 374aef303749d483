import type { readability as original } from '../he/readability.ts'
import type { WordsLike } from '../words.ts'

export const readability: WordsLike<typeof original> = {
  title: 'Readability',
  checking: 'Checking whether the picture can be read',
  notes: {
    SPREADSHEET:
      'This is a spreadsheet, while a photo or a scan is expected here. Check that the right file was chosen',
    TOO_SMALL:
      'The picture is small ({width} by {height} pixels) and may not be readable. Please photograph or scan it again in a higher quality',
    TOO_DARK: 'The picture seems too dark. Please take it again where there is more light',
    BLANK: 'The page seems to be blank. Check that the right file was chosen',
    BLURRED: 'The picture seems blurred. Please take it again, with the writing sharp',
    CUT_OFF: 'The edge of the document seems to be cut off. Check that all of it is in the picture',
    IDENTITY_NUMBER_AGREES: 'The ID number in the picture matches the application',
    IDENTITY_NUMBER_READ: 'The ID number in the picture can be read',
    IDENTITY_NUMBER_DIFFERS:
      'The ID number in the picture differs from the one in the application. Check that the right document was chosen',
    IDENTITY_NUMBER_UNREAD:
      'We could not read the ID number in the picture. If it is clearly visible, you do not need to do anything',
  },
}
