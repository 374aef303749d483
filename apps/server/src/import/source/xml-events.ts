import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { Refusal } from '../refusal.ts'

type Handlers = {
  readonly open?: (tag: SaxesTagPlain) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

/** No tag and no text of a spreadsheet is longer; what is would only fill the memory. */
const longestStretch = 1024 * 1024

/** Feeds XML to handlers as it arrives. Yields after each chunk, so that the caller can hand on what it has. */
export async function* xmlEvents(chunks: AsyncIterable<Buffer>, handlers: Handlers): AsyncGenerator<number> {
  const parser = new SaxesParser()
  let sinceEvent = 0
  const heard =
    <T>(handler: ((value: T) => void) | undefined) =>
    (value: T): void => {
      sinceEvent = 0
      handler?.(value)
    }
  parser.on('opentag', heard(handlers.open))
  parser.on(
    'closetag',
    heard((tag: SaxesTagPlain) => handlers.close?.(localName(tag.name))),
  )
  parser.on('text', heard(handlers.text))
  parser.on('error', (error) => {
    throw error
  })
  // A document type can define entities that unfold without end; no spreadsheet has one.
  parser.on('doctype', () => {
    throw new Refusal('The spreadsheet holds a document type definition; it is not imported.')
  })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of chunks) {
    sinceEvent += chunk.length
    parser.write(decoder.decode(chunk, { stream: true }))
    if (sinceEvent > longestStretch)
      throw new Refusal('The spreadsheet holds a text longer than any cell can be; it is not imported.')
    yield chunk.length
  }
  parser.close()
}

/** Some programs write every tag with a prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
