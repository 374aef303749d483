import { wireNameOf } from '@milgo/domain/answers/define'
import type { FileReference } from '@milgo/domain/answers/payload-schema'
import { nameAt, trimmedNames } from '@milgo/domain/answers/slots'
import { checkFile, type FileFault } from '@milgo/domain/application/documents/file-rules'
import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { type FieldPlace, fieldIdOf } from '../../../form/field-place.ts'
import { CallFailed } from '../../../lib/call-failed.ts'
import type { ApplicationStore } from '../application-model.ts'
import type { SendFile } from './send-file.ts'

/** Why a file is not there: what its outside shows, what the server said, or that nothing was heard of it. */
export type FileFailure = FileFault | Error

/** A file on its way, or one that did not arrive. What has arrived is an answer. */
export type FileEntry =
  | { readonly kind: 'uploading'; readonly fileName: string; readonly percent: number | null }
  | {
      readonly kind: 'failed'
      readonly fileName: string
      readonly failure: FileFailure
      readonly file?: File
    }

export type DocumentPlace = Pick<FieldPlace, 'questionId' | 'slot'>

/** The files of the documents step. They outlive the sight of it: who goes back a step loses no upload. */
export type DocumentFiles = {
  readonly subscribe: (listener: () => void) => () => void
  readonly entryAt: (place: DocumentPlace) => FileEntry | undefined
  /** What is worth a second look at the file that is on its way, or else at the one that is there. */
  readonly notesAt: (place: DocumentPlace) => readonly ReadabilityNote[]
  readonly findReference: (fileName: string) => FileReference | undefined
  readonly know: (references: readonly FileReference[]) => void
  readonly isBusy: () => boolean
  readonly choose: (place: DocumentPlace, file: File) => void
  readonly retry: (place: DocumentPlace) => void
  /** Stops an upload, or puts one away that failed; what was there before is there again. */
  readonly dismiss: (place: DocumentPlace) => void
  readonly remove: (place: DocumentPlace) => void
}

export type DocumentFilesStart = {
  readonly store: Pick<ApplicationStore, 'answers' | 'change' | 'model' | 'onChange'>
  readonly references: readonly FileReference[]
  readonly send: SendFile
  readonly erase: (type: string, fileName: string) => Promise<unknown>
  /** Answers whether the server has everything now. */
  readonly save: () => Promise<boolean>
  readonly look: (
    place: DocumentPlace,
    file: File,
    signal: AbortSignal,
  ) => Promise<readonly ReadabilityNote[]>
  /** What an earlier visit saw of a file that is there, and where it is kept for the next; nothing where it goes. */
  readonly findNotes: (fileName: string) => readonly ReadabilityNote[]
  readonly keepNotes: (fileName: string, notes: readonly ReadabilityNote[]) => void
  /** Resolves when it is worth trying again what a broken connection stopped; undefined where it is not. */
  readonly whenAgain: (tries: number) => Promise<void> | undefined
}

const noNotes: readonly ReadabilityNote[] = []

/** Whether the same file may well arrive a moment later. */
export const isWorthRetrying = (failure: FileFailure): boolean =>
  failure instanceof CallFailed ? failure.isPassing : failure instanceof Error

export const createDocumentFiles = (start: DocumentFilesStart): DocumentFiles => {
  const { store, send, erase, save, look, whenAgain } = start
  const references = new Map(start.references.map((one) => [one.file_name, one]))
  const entries = new Map<string, FileEntry>()
  /** Of files on their way, by their place. */
  const notes = new Map<string, readonly ReadabilityNote[]>()
  /** Of files that are there, by their name: a place in a list may become another's. */
  const keptNotes = new Map<string, readonly ReadabilityNote[]>()
  /** The last look at each place. */
  const looking = new Map<string, AbortController>()
  /** Of every upload that has not come to its end. */
  const running = new Map<string, { readonly place: DocumentPlace; readonly stop: AbortController }>()
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  const note = (id: string, entry: FileEntry | undefined): void => {
    if (entry) entries.set(id, entry)
    else entries.delete(id)
    tell()
  }

  const typeOf = ({ questionId }: DocumentPlace): string => {
    const question = store.model.form.byId.get(questionId)
    const type = question && wireNameOf(question)
    if (type === undefined) throw new Error(`${questionId} is no document`)
    return type
  }
  const nameIn = ({ questionId, slot }: DocumentPlace): string | undefined => {
    const answer = store.answers()[questionId]
    if (slot !== undefined) return nameAt(answer, slot) ?? undefined
    return typeof answer === 'string' ? answer : undefined
  }

  const notesOf = (name: string): readonly ReadabilityNote[] => {
    const known = keptNotes.get(name) ?? start.findNotes(name)
    keptNotes.set(name, known)
    return known
  }
  const keepNotes = (name: string, seen: readonly ReadabilityNote[]): void => {
    keptNotes.set(name, seen)
    start.keepNotes(name, seen)
  }

  /** What was seen of a file stays with it once it is there, whichever came first. */
  const settleNotes = (place: DocumentPlace): void => {
    const id = fieldIdOf(place)
    const seen = notes.get(id)
    const name = nameIn(place)
    if (!seen || name === undefined || entries.has(id)) return
    notes.delete(id)
    keepNotes(name, seen)
  }

  /** What was there before goes from the server only once nothing names it any more. */
  const put = async (place: DocumentPlace, name: string | undefined): Promise<void> => {
    const before = nameIn(place)
    const { questionId, slot } = place
    const answer =
      slot === undefined ? name : trimmedNames(namesWith(store.answers()[questionId], slot, name ?? null))
    store.change({ questionId }, answer)
    if (before !== undefined) keepNotes(before, noNotes)
    if ((await save()) && before !== undefined)
      // One that cannot be erased now is swept later, since no answer names it.
      await erase(typeOf(place), before).catch(() => {})
  }

  const stop = (id: string): void => {
    running.get(id)?.stop.abort()
    running.delete(id)
  }

  const upload = async (place: DocumentPlace, file: File): Promise<void> => {
    const id = fieldIdOf(place)
    stop(id)
    const controller = new AbortController()
    const { signal } = controller
    running.set(id, { place, stop: controller })
    const fileName = file.name
    for (let tries = 0; ; tries++) {
      note(id, { kind: 'uploading', fileName, percent: 0 })
      try {
        const reference = await send(typeOf(place), file, {
          signal,
          onProgress: (percent) => {
            if (!signal.aborted) note(id, { kind: 'uploading', fileName, percent })
          },
        })
        if (signal.aborted) return
        references.set(reference.file_name, reference)
        running.delete(id)
        entries.delete(id)
        const isPut = put(place, reference.file_name)
        settleNotes(place)
        tell()
        return await isPut
      } catch (error) {
        if (signal.aborted) return
        const failure = error instanceof Error ? error : new Error(String(error))
        note(id, { kind: 'failed', fileName, failure, file })
        const again = failure instanceof CallFailed ? undefined : whenAgain(tries)
        if (again === undefined) {
          running.delete(id)
          return tell()
        }
        await again
        if (signal.aborted) return
      }
    }
  }

  const lookAt = async (place: DocumentPlace, file: File): Promise<void> => {
    const id = fieldIdOf(place)
    const stop = new AbortController()
    looking.set(id, stop)
    const seen = await look(place, file, stop.signal).catch(() => noNotes)
    // Another file may have been chosen meanwhile.
    if (stop.signal.aborted) return
    notes.set(id, seen)
    settleNotes(place)
    tell()
  }

  // A place in a list may be another's once the lines that it hangs on have changed.
  store.onChange((sections) => {
    if (!sections.includes('family')) return
    for (const [id, { place }] of running) {
      if (place.slot === undefined) continue
      stop(id)
      note(id, undefined)
    }
  })

  const dismiss = (place: DocumentPlace): void => {
    const id = fieldIdOf(place)
    stop(id)
    looking.get(id)?.abort()
    notes.delete(id)
    note(id, undefined)
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    entryAt: (place) => entries.get(fieldIdOf(place)),
    notesAt: (place) => {
      const id = fieldIdOf(place)
      if (entries.has(id)) return notes.get(id) ?? noNotes
      const name = nameIn(place)
      return name === undefined ? noNotes : notesOf(name)
    },
    findReference: (fileName) => references.get(fileName),
    know: (known) => {
      for (const reference of known) references.set(reference.file_name, reference)
      tell()
    },
    isBusy: () => running.size > 0,
    choose: (place, file) => {
      dismiss(place)
      const failure = checkFile(file)
      if (failure) return note(fieldIdOf(place), { kind: 'failed', fileName: file.name, failure })
      void lookAt(place, file)
      void upload(place, file)
    },
    retry: (place) => {
      const entry = entries.get(fieldIdOf(place))
      if (entry?.kind === 'failed' && entry.file) void upload(place, entry.file)
    },
    dismiss,
    remove: (place) => {
      dismiss(place)
      void put(place, undefined)
    },
  }
}

/** The names of a list with one of them set or taken away. */
const namesWith = (
  names: Parameters<typeof nameAt>[0],
  index: number,
  name: string | null,
): readonly (string | null)[] => {
  const length = Math.max(Array.isArray(names) ? names.length : 0, index + 1)
  return Array.from({ length }, (_, place) => (place === index ? name : nameAt(names, place)))
}
