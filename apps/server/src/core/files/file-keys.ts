import {
  type StoredFormat,
  storedExtensions,
  storedFormats,
} from '@milgo/domain/application/documents/file-rules'

/** What the wire calls a file: its random id, with the ending of what it is. */
export const fileNameOf = ({ id, format }: { readonly id: string; readonly format: StoredFormat }): string =>
  id + storedExtensions[format]

const uuid = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(\.\w+)$/

/** The id in a name of the wire, and what the name says the file is; undefined where no file can have that name. */
export const readFileName = (
  fileName: string,
): { readonly id: string; readonly format: StoredFormat } | undefined => {
  const [, id, ending] = uuid.exec(fileName) ?? []
  const format = storedFormats.find((each) => storedExtensions[each] === ending)
  return id === undefined || format === undefined ? undefined : { id, format }
}

export const findFileId = (fileName: string): string | undefined => readFileName(fileName)?.id

/** Under which keys the store has a file and its small picture. */
export const keysOf = (id: string) => ({ file: id, thumbnail: `${id}.thumbnail` }) as const

export const allKeysOf = (id: string): readonly string[] => Object.values(keysOf(id))
