import { posix } from 'node:path'
import { localName, xmlEvents } from '../../platform/package/xml-events.ts'
import type { Parts } from '../../platform/package/zip-parts.ts'
import { Refusal } from '../refusal.ts'

const book = 'xl/workbook.xml'
const relations = 'xl/_rels/workbook.xml.rels'
const largest = 4 * 1024 * 1024

/** Returns the part of the first sheet: the workbook names a relation, and the relation names the part. */
export const findFirstSheet = async (parts: Parts, name: string): Promise<string> => {
  if (!parts.has(book)) throw new Refusal('NO_SPREADSHEET', { name })
  let relation: string | undefined
  await drain(
    xmlEvents(await parts.open(book, largest), {
      open: ({ name: tag, attributes }) => {
        if (localName(tag) === 'sheet') relation ??= attributes['r:id']
      },
    }),
  )
  let target: string | undefined
  await drain(
    xmlEvents(await parts.open(relations, largest), {
      open: ({ name: tag, attributes }) => {
        if (localName(tag) === 'Relationship' && attributes['Id'] === relation) target = attributes['Target']
      },
    }),
  )
  if (target === undefined) throw new Refusal('NO_SHEET', { name })
  return posix.join('/xl', target.startsWith('/') ? posix.relative('/xl', target) : target).slice(1)
}

const drain = async (events: AsyncIterable<unknown>): Promise<void> => {
  for await (const _ of events);
}
