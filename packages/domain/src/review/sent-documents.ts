import type { Snapshot, SnapshotDocument } from '../answers/snapshot.ts'
import { type FixFlag, findFixFlag } from '../application/documents/fix-mode.ts'
import { documentKey } from './document-key.ts'

/** A sent document with its flag, by which exactly this document is returned. */
export type SentDocument = SnapshotDocument & { readonly key: string; readonly flag: FixFlag }

/** Returns the documents of a snapshot in the order of the form. */
export const sentDocuments = ({ documents }: Pick<Snapshot, 'documents'>): readonly SentDocument[] =>
  documents.flatMap((document) => {
    const flag = findFixFlag(document)
    return flag ? [{ ...document, key: documentKey(flag), flag }] : []
  })
