import type { FileReference } from '@milgo/domain/answers/payload-schema'
import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { useSyncExternalStore } from 'react'
import type { DocumentFiles } from './document-files.ts'
import type { DocumentPlace, FileEntry } from './file-entry.ts'
import type { PlacedFile } from './file-places.ts'

export const useEntry = (files: DocumentFiles, place: DocumentPlace): FileEntry | undefined =>
  useSyncExternalStore(files.subscribe, () => files.entryAt(place))

export const useNotes = (files: DocumentFiles, place: DocumentPlace): readonly ReadabilityNote[] =>
  useSyncExternalStore(files.subscribe, () => files.notesAt(place))

export const useSameFile = (files: DocumentFiles, place: DocumentPlace): string | undefined =>
  useSyncExternalStore(files.subscribe, () => files.sameFileAt(place))

/** Returns undefined while the page does not know the file. */
export const useReference = (files: DocumentFiles, fileName: string | undefined): FileReference | undefined =>
  useSyncExternalStore(files.subscribe, () =>
    fileName === undefined ? undefined : files.findReference(fileName),
  )

export const useInfected = (files: DocumentFiles): readonly PlacedFile[] =>
  useSyncExternalStore(files.subscribe, files.infected)

export const useIsChecking = (files: DocumentFiles): boolean =>
  useSyncExternalStore(files.subscribe, files.isChecking)
