import { deflateSync, inflateSync } from 'node:zlib'
import { type PdfObjects, readObjects, writeObjects } from './pdf-objects.ts'
import { type Element, writeStructure } from './pdf-structure.ts'
import { type Mark, tagContent } from './tag-content.ts'

const referenceIn = (body: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1])
const addTo = (dictionary: string, entries: string): string => dictionary.replace(/>>$/, `${entries}>>`)

/**
 * Adds the structure of a document: headings, paragraphs and tables, as its layout has marked them (`tag-content.ts`),
 * so that a screen reader can read it part by part. The compiler writes no structure.
 */
export const tagPdf = (pdf: Buffer): Buffer => {
  const file = readObjects(pdf)
  const root = referenceIn(file.trailer, 'Root')
  const catalog = file.objects.get(root) ?? ''
  const pages = pagesOf(file, catalog)
  const elements: Element[] = []
  for (const [index, page] of pages.entries()) tagPage(file, page, index, elements)
  const isRightToLeft = catalog.includes('/Direction /R2L')
  const structure = writeStructure(file, elements, pages, isRightToLeft)
  const entries = `/MarkInfo << /Marked true >> /StructTreeRoot ${structure} 0 R `
  file.objects.set(root, addTo(catalog, entries))
  return writeObjects(file)
}

const nothingOpen: Mark = { role: 'DECORATION', turn: 0 }

const pagesOf = ({ objects }: PdfObjects, catalog: string): readonly number[] => {
  const tree = objects.get(referenceIn(catalog, 'Pages')) ?? ''
  const kids = /\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number))
}

const tagPage = ({ objects }: PdfObjects, page: number, index: number, elements: Element[]): void => {
  const body = objects.get(page) ?? ''
  const number = referenceIn(body, 'Contents')
  const stream = objects.get(number) ?? ''
  const start = stream.indexOf('stream\n') + 'stream\n'.length
  const packed = Buffer.from(stream.slice(start, stream.lastIndexOf('\nendstream')), 'latin1')
  const open = elements.at(-1)
  const { content, parts } = tagContent(inflateSync(packed).toString('latin1'), open ?? nothingOpen)
  for (const [place, { role, turn, pieces }] of parts.entries()) {
    const texts = pieces.map((piece) => ({ ...piece, page }))
    // The first part of a page continues the last part of the page before.
    if (place === 0) open?.texts.push(...texts)
    else elements.push({ role, turn, texts })
  }
  const tagged = deflateSync(Buffer.from(content, 'latin1'), { level: 1 })
  objects.set(
    number,
    `<< /Length ${tagged.length} /Filter /FlateDecode >>\nstream\n${tagged.toString('latin1')}\nendstream`,
  )
  objects.set(page, addTo(body, `/StructParents ${index} /Tabs /S `))
}
