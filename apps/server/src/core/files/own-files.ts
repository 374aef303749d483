import type { HasFile } from '@milgo/domain/answers/kinds/kind'
import type { Platform } from '../../platform/platform.ts'
import { findSendableFiles } from './repository.ts'
import { byWireName, type StoredFile } from './stored-file.ts'

/** Files by their name on the wire. */
export type OwnFiles = ReadonlyMap<string, StoredFile>

/** Returns all files of a student that can be sent. */
export const ownFiles = async (platform: Platform, studentId: string): Promise<OwnFiles> =>
  byWireName(await findSendableFiles(platform, studentId))

/** Returns whether the student has the file and uploaded it for this document. */
export const hasFileAmong =
  (files: OwnFiles): HasFile =>
  (name, document) =>
    files.get(name)?.document === document
