import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { defaultLanguage, isLanguage, type Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import type { OpenCase } from './request-case.ts'
import { openSnapshot } from './sealed-snapshot.ts'
import { findSnapshot } from './snapshots-repository.ts'

export type LastSent = {
  readonly snapshot: Snapshot | undefined
  /** The language in which the student sent the request. Messages to the student are in this language. */
  readonly language: Language
  /** The names of the files that were sent. */
  readonly files: ReadonlySet<string>
}

/** Returns the last snapshot of a request, with its language and files. */
export const lastSentOf = async (platform: Platform, { request }: OpenCase): Promise<LastSent> => {
  const sealed = await findSnapshot(platform, request.id, request.snapshots)
  const snapshot = sealed && openSnapshot(platform.vault, request.id, sealed)
  return {
    snapshot,
    language: snapshot && isLanguage(snapshot.language) ? snapshot.language : defaultLanguage,
    files: new Set(snapshot?.documents.map(({ fileName }) => fileName)),
  }
}
