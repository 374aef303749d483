import { type StoredFormat, storedExtensions } from '@milgo/domain/application/documents/file-rules'

/** What the wire calls a file: its random id, with the ending of what it is. */
export const fileNameOf = ({ id, format }: { readonly id: string; readonly format: StoredFormat }): string =>
  id + storedExtensions[format]

const uuid = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(\.\w+)$/

/** The id in a name of the wire; undefined where no file can have that name. */
export const findFileId = (fileName: string): string | undefined => {
  const [, id, ending] = uuid.exec(fileName) ?? []
  return Object.values<string>(storedExtensions).includes(ending ?? '') ? id : undefined
}

/** Under which keys the store has a file and its small picture. */
export const keysOf = (id: string) => ({ file: id, thumbnail: `${id}.thumbnail` }) as const

export const allKeysOf = (id: string): readonly string[] => Object.values(keysOf(id))
