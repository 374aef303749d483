import { fileNameOf } from './file-keys.ts'
import type { FileRow } from './repository.ts'

/** A file as a snapshot names it. */
export type StoredFile = Pick<FileRow, 'document' | 'originalName' | 'bytes' | 'sha256'>

/** A file that is stored whole. */
export type WholeFile = FileRow

/** Returns files by their name on the wire. */
export const byWireName = (rows: readonly FileRow[]): ReadonlyMap<string, StoredFile> =>
  new Map(
    rows.map((file) => {
      const { document, originalName, bytes, sha256 } = file
      return [fileNameOf(file), { document, originalName, bytes, sha256 }]
    }),
  )
