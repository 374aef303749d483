import { localName, xmlEvents } from '../../platform/package/xml-events.ts'
import type { Parts } from '../../platform/package/zip-parts.ts'

const part = 'xl/sharedStrings.xml'

/** The only part that must be in memory as a whole, because any cell may refer to it. */
const largest = 64 * 1024 * 1024

/** Returns the texts that cells share, in order, without phonetic hints (`rPh`). */
export const readSharedStrings = async (parts: Parts): Promise<readonly string[]> => {
  if (!parts.has(part)) return []
  const texts: string[] = []
  let current = ''
  let inText = false
  let inPhonetic = false
  const events = xmlEvents(await parts.open(part, largest), {
    open: ({ name }) => {
      const tag = localName(name)
      if (tag === 'si') current = ''
      if (tag === 'rPh') inPhonetic = true
      if (tag === 't') inText = !inPhonetic
    },
    text: (text) => {
      if (inText) current += text
    },
    close: (tag) => {
      if (tag === 't') inText = false
      if (tag === 'rPh') inPhonetic = false
      if (tag === 'si') texts.push(current.trim())
    },
  })
  for await (const _ of events);
  return texts
}
