import type { viewer as he } from '../he/viewer.ts'
import type { WordsLike } from '../words.ts'

export const viewer: WordsLike<typeof he> = {
  tools: 'Document tools',
  position: 'Document {index} of {count}: {title}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pages: 'Page {page} of {count}',
  page: 'Page {page}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to width',
  scale: '{percent}%',
  rotate: 'Rotate a quarter turn',
  download: 'Download the file',
  loading: 'Loading the document…',
  image: 'Picture of the document: {title}',
  sheet: 'The first sheet of {title}',
  sheetCut: 'Only the first rows are shown. The file itself has the whole sheet.',
  moreSheets: 'The file has more sheets, which are not shown here.',
  storedValues: 'Dates and amounts are shown as the file stores them.',
  find: {
    open: 'Find in the document',
    label: 'Find in the document',
    next: 'Next match',
    previous: 'Previous match',
    matches: 'Match {current} of {total}',
    none: 'Not found',
    close: 'Close find',
    scanned: 'This is a scan: it has no text to search or read aloud.',
  },
  refused: {
    broken: { title: 'The file is broken', text: 'The document cannot be shown. Download it, or flag it.' },
    encrypted: {
      title: 'The document is locked with a password',
      text: 'It cannot be opened without the password. Flag it and ask for an open file.',
    },
    unsupported: {
      title: 'This type of file cannot be shown here',
      text: 'Download the file and open it in a suitable program.',
    },
  },
  failed: { title: 'The document was not loaded', retry: 'Try again' },
  missing: { title: 'No file attached', text: 'No file was sent for this document.' },
}
