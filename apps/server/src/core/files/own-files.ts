import type { HasFile } from '@milgo/domain/answers/read-answer'
import type { Platform } from '../../platform/platform.ts'
import { fileNameOf } from './file-keys.ts'
import type { KeptFile } from './keep-files.ts'
import { findFilesThere } from './repository.ts'

/** Files by the name that the wire gives them. */
export type OwnFiles = ReadonlyMap<string, KeptFile>

/** All that a student has uploaded and that is there. */
export const ownFiles = async (platform: Platform, studentId: string): Promise<OwnFiles> =>
  new Map(
    (await findFilesThere(platform, studentId)).map((file) => {
      const { document, originalName, bytes, sha256 } = file
      return [fileNameOf(file), { document, originalName, bytes, sha256 }]
    }),
  )

/** A file serves the document that it was uploaded for; another's is none, whoever it belongs to. */
export const hasFileAmong =
  (files: OwnFiles): HasFile =>
  (name, document) =>
    files.get(name)?.document === document
