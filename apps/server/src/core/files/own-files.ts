import type { HasFile } from '@milgo/domain/answers/kinds/kind'
import type { Platform } from '../../platform/platform.ts'
import { findFilesThere } from './repository.ts'
import { byWireName, type StoredFile } from './stored-file.ts'

/** Files by the name that the wire gives them. */
export type OwnFiles = ReadonlyMap<string, StoredFile>

/** All that a student has uploaded and that is there. */
export const ownFiles = async (platform: Platform, studentId: string): Promise<OwnFiles> =>
  byWireName(await findFilesThere(platform, studentId))

/** A file serves the document that it was uploaded for; another's is none, whoever it belongs to. */
export const hasFileAmong =
  (files: OwnFiles): HasFile =>
  (name, document) =>
    files.get(name)?.document === document
