import type { PdfObjects } from './pdf-objects.ts'
import type { Mark, Piece } from './tag-content.ts'

/** A part of the document, with its texts on one page or several. */
export type Element = Mark & { readonly texts: Text[] }
type Text = Piece & { readonly page: number }

const isRow = ({ role }: Element): boolean => role === 'HEADERS' || role === 'ROW'
const listOf = (numbers: readonly number[]): string => numbers.map((number) => `${number} 0 R`).join(' ')

/** Sorts texts line by line, and within a line in the direction of reading. */
const inReadingOrder =
  (pages: readonly number[], direction: 1 | -1) =>
  (one: Text, other: Text): number =>
    pages.indexOf(one.page) - pages.indexOf(other.page) ||
    Math.round(one.y) - Math.round(other.y) ||
    (one.x - other.x) * direction

/**
 * Writes the structure tree of a document, and the references from each text to it. Returns the number of the root
 * object.
 */
export const writeStructure = (
  { objects }: PdfObjects,
  elements: readonly Element[],
  pages: readonly number[],
  isRightToLeft: boolean,
): number => {
  const direction = isRightToLeft ? -1 : 1
  let next = Math.max(...objects.keys()) + 1
  const take = (): number => next++
  const [root, parents, whole] = [take(), take(), take()]
  const ownersOf = new Map<number, number[]>(pages.map((page) => [page, []]))

  const write = (role: string, parent: number, kidsOf: (number: number) => string, more = ''): number => {
    const number = take()
    const kids = kidsOf(number)
    objects.set(number, `<< /Type /StructElem /S /${role} /P ${parent} 0 R ${more}/K [${kids}] >>`)
    return number
  }
  const writeTexts = (role: string, parent: number, texts: readonly Text[], more = ''): number => {
    const [first = { page: 0 }] = texts
    const kidsOf = (number: number): string => {
      const inOrder = texts.length === 1 ? texts : texts.toSorted(inReadingOrder(pages, direction))
      for (const { page, number: text } of texts) (ownersOf.get(page) ?? [])[text] = number
      return inOrder
        .map(({ page, number: text }) =>
          page === first.page ? text : `<< /Type /MCR /Pg ${page} 0 R /MCID ${text} >>`,
        )
        .join(' ')
    }
    return write(role, parent, kidsOf, `/Pg ${first.page} 0 R ${more}`)
  }
  /** Writes a row of a table. Texts of one box are a cell. The first cell of a row is its header. */
  const writeRow = ({ role, texts }: Element, table: number): number => {
    const cells = [...Map.groupBy(texts, ({ box }) => Math.round(box))].toSorted(
      ([one], [other]) => (one - other) * direction,
    )
    return write('TR', table, (row) =>
      listOf(
        cells.map(([, cell], place) => {
          const scope = role === 'HEADERS' ? 'Column' : place === 0 ? 'Row' : undefined
          return scope === undefined
            ? writeTexts('TD', row, cell)
            : writeTexts('TH', row, cell, `/A << /O /Table /Scope /${scope} >> `)
        }),
      ),
    )
  }

  const kids: number[] = []
  for (let at = 0; at < elements.length; ) {
    const element = elements[at]
    if (!element) break
    const end = elements.findIndex((one, place) => place >= at && !isRow(one))
    const rows = elements.slice(at, end === -1 ? elements.length : end)
    if (rows.length === 0) kids.push(writeTexts(element.role, whole, element.texts))
    else kids.push(write('Table', whole, (table) => listOf(rows.map((row) => writeRow(row, table)))))
    at += Math.max(1, rows.length)
  }
  const owners = pages.map((page, index) => `${index} [${listOf(ownersOf.get(page) ?? [])}]`)
  objects.set(root, `<< /Type /StructTreeRoot /K [${whole} 0 R] /ParentTree ${parents} 0 R >>`)
  objects.set(parents, `<< /Nums [${owners.join(' ')}] >>`)
  objects.set(whole, `<< /Type /StructElem /S /Document /P ${root} 0 R /K [${listOf(kids)}] >>`)
  return root
}
