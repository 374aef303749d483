import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { useSyncExternalStore } from 'react'
import type { DocumentFiles, DocumentPlace, FileEntry } from './document-files.ts'

export const useEntry = (files: DocumentFiles, place: DocumentPlace): FileEntry | undefined =>
  useSyncExternalStore(files.subscribe, () => files.entryAt(place))

export const useNotes = (files: DocumentFiles, place: DocumentPlace): readonly ReadabilityNote[] =>
  useSyncExternalStore(files.subscribe, () => files.notesAt(place))

/** The name that a file had on the student's own device; undefined while the page has not heard of it. */
export const useOriginalName = (files: DocumentFiles, fileName: string | undefined): string | undefined =>
  useSyncExternalStore(files.subscribe, () =>
    fileName === undefined ? undefined : files.findReference(fileName)?.original_file_name,
  )

export const useIsUploading = (files: DocumentFiles): boolean =>
  useSyncExternalStore(files.subscribe, files.isBusy)
