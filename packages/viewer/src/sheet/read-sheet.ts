import { readCells, sharedStrings } from './read-cells.ts'
import type { Sheet } from './sheet.ts'
import { zipEntries } from './zip-entries.ts'

const worksheet = /^xl\/worksheets\/sheet(\d+)\.xml$/

/** Returns the first sheet of an xlsx, or undefined if the file cannot be read. */
export const readSheet = async (bytes: ArrayBuffer): Promise<Sheet | undefined> => {
  try {
    const entries = zipEntries(bytes)
    const sheets = entries
      .filter(({ name }) => worksheet.test(name))
      .toSorted((a, b) => Number(worksheet.exec(a.name)?.[1]) - Number(worksheet.exec(b.name)?.[1]))
    const xml = await sheets[0]?.read()
    if (xml === undefined) return undefined
    const strings = await entries.find(({ name }) => name === 'xl/sharedStrings.xml')?.read()
    return { ...readCells(xml, sharedStrings(strings ?? '')), sheetCount: sheets.length }
  } catch {
    return undefined
  }
}
