import {
  type StoredFormat,
  storedExtensions,
  storedFormats,
} from '@milgo/domain/application/documents/file-rules'

/** Returns the file's name on the wire: its random id with the extension of its format. */
export const fileNameOf = ({ id, format }: { readonly id: string; readonly format: StoredFormat }): string =>
  id + storedExtensions[format]

const uuid = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(\.\w+)$/

/** Returns the id and the format in a file name of the wire; undefined if no file can have this name. */
export const readFileName = (
  fileName: string,
): { readonly id: string; readonly format: StoredFormat } | undefined => {
  const [, id, ending] = uuid.exec(fileName) ?? []
  const format = storedFormats.find((each) => storedExtensions[each] === ending)
  return id === undefined || format === undefined ? undefined : { id, format }
}

export const findFileId = (fileName: string): string | undefined => readFileName(fileName)?.id

/** Returns the keys under which the store has a file and its thumbnail. */
export const keysOf = (id: string) => ({ file: id, thumbnail: `${id}.thumbnail` }) as const

export const allKeysOf = (id: string): readonly string[] => Object.values(keysOf(id))
