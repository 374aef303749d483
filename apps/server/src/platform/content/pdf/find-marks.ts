import { type FileMark, fileMarks } from '@milgo/domain/application/documents/file-marks'
import type { Content } from '../content.ts'
import type { Effort } from './effort.ts'
import { nameIn, type PackedText, packedTexts } from './packed-objects.ts'

/**
 * Names that a PDF contains only if it may run something: actions, the trees of scripts and files, forms with scripts,
 * and embedded media. `/JS` is left out, because it is so short that compressed bytes contain it by chance, and it
 * never appears alone.
 */
const marksOf: Readonly<Record<string, FileMark>> = {
  JavaScript: 'JAVASCRIPT',
  XFA: 'JAVASCRIPT',
  Rendition: 'JAVASCRIPT',
  Launch: 'LAUNCH_ACTION',
  EmbeddedFile: 'EMBEDDED_FILE',
  EmbeddedFiles: 'EMBEDDED_FILE',
  FileAttachment: 'EMBEDDED_FILE',
  RichMedia: 'EMBEDDED_FILE',
  GoToE: 'EMBEDDED_FILE',
}

/** The length of the longest name if each of its letters is written as an escape. */
const longestName = 1 + 3 * Math.max(...Object.keys(marksOf).map((name) => name.length))

/**
 * Returns marks for what a PDF may do when it is opened. Objects that are packed into streams are unpacked, within
 * limits, and also passed to `alsoLook`, so that they are unpacked only once.
 */
export const findMarks = async (
  content: Content,
  isEncrypted: boolean,
  effort: Effort,
  alsoLook: (packed: PackedText) => Promise<void> = async () => {},
): Promise<readonly FileMark[]> => {
  const found = new Set<FileMark>()
  let before = ''
  for await (const chunk of content.chunks()) {
    const text = before + chunk.toString('latin1')
    for (const mark of marksIn(text)) found.add(mark)
    before = text.slice(-longestName)
  }
  for await (const packed of packedTexts(content, isEncrypted, effort)) {
    if (packed.text === undefined) found.add('UNCHECKED_PARTS')
    else for (const mark of marksIn(packed.text)) found.add(mark)
    await alsoLook(packed)
  }
  return fileMarks.filter((mark) => found.has(mark))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a name ends at any of the blanks of the standard, NUL among them
const names = /\/([^\u0000\t\n\f\r ()<>[\]{}/%]{3,64})/g

const marksIn = (text: string): readonly FileMark[] =>
  [...text.matchAll(names)].flatMap(([, raw = '']) => {
    const name = nameIn(raw)
    return Object.hasOwn(marksOf, name) ? (marksOf[name] ?? []) : []
  })
