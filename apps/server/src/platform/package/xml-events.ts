import { SaxesParser, type SaxesTagPlain } from 'saxes'

export type XmlHandlers = {
  readonly open?: (tag: SaxesTagPlain) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

/** Thrown for XML that no part of an office document contains. */
export class XmlRefused extends Error {
  readonly reason: 'document-type' | 'too-long' | 'encoding'

  constructor(reason: XmlRefused['reason']) {
    super(`XML refused: ${reason}`)
    this.name = 'XmlRefused'
    this.reason = reason
  }
}

/** No tag and no text of a spreadsheet is longer. A longer one would only fill the memory. */
const longestStretch = 1024 * 1024

/** Parses XML in chunks as they arrive. */
export type XmlReader = { readonly write: (chunk: Buffer) => void; readonly close: () => void }

export const createXmlReader = (handlers: XmlHandlers): XmlReader => {
  const parser = new SaxesParser()
  let sinceEvent = 0
  const withReset =
    <T>(handler: ((value: T) => void) | undefined) =>
    (value: T): void => {
      sinceEvent = 0
      handler?.(value)
    }
  parser.on('opentag', withReset(handlers.open))
  parser.on(
    'closetag',
    withReset((tag: SaxesTagPlain) => handlers.close?.(localName(tag.name))),
  )
  parser.on('text', withReset(handlers.text))
  parser.on('cdata', withReset(handlers.text))
  parser.on('error', (error) => {
    throw error
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !readableEncodings.has(encoding.toLowerCase()))
      throw new XmlRefused('encoding')
  })
  // A document type can define entities that expand without end. No spreadsheet has one.
  parser.on('doctype', () => {
    throw new XmlRefused('document-type')
  })
  const decode = createDecoder()
  return {
    write: (chunk) => {
      sinceEvent += chunk.length
      parser.write(decode(chunk))
      if (sinceEvent > longestStretch) throw new XmlRefused('too-long')
    },
    close: () => {
      parser.write(decode())
      parser.close()
    },
  }
}

/**
 * Parses XML as it arrives and calls the handlers. Yields after each chunk, so that the caller can pass on what it has.
 */
export async function* xmlEvents(
  chunks: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
): AsyncGenerator<number> {
  const reader = createXmlReader(handlers)
  for await (const chunk of chunks) {
    reader.write(chunk)
    yield chunk.length
  }
  reader.close()
}

/** Returns a tag's name without its prefix, because some programs write every tag with a prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The encodings of parts of an office document. The first bytes show which one is used. */
const readableEncodings = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii', 'utf-16', 'utf-16le', 'utf-16be'])

/** Enough bytes to recognise the encoding: by the byte order mark, or by how the first `<` is written. */
const mostWaiting = 4

const createDecoder = (): ((chunk?: Buffer) => string) => {
  let waiting = Buffer.alloc(0)
  let decoder: InstanceType<typeof TextDecoder> | undefined
  return (chunk) => {
    if (!decoder) {
      if (chunk) waiting = Buffer.concat([waiting, chunk])
      if (chunk && waiting.length < mostWaiting) return ''
      decoder = new TextDecoder(encodingOf(waiting), { fatal: true })
      return decoder.decode(waiting, { stream: chunk !== undefined })
    }
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  }
}

const encodingOf = ([first, second]: Buffer): string => {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : 'utf-8'
}
