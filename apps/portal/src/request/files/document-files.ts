import { wireNameOf } from '@milgo/domain/answers/define'
import type { FileReference } from '@milgo/domain/answers/payload-schema'
import { nameAt, trimmedNames } from '@milgo/domain/answers/slots'
import { checkFile } from '@milgo/domain/application/documents/file-rules'
import { judgeFormat, type ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { createListeners } from '@milgo/form/listeners.ts'
import type { ApplicationStore } from '../application-model.ts'
import { type Arrival, createArrivals } from './arrivals.ts'
import { lookAtArrival, uploadFile, type Ways } from './bring-file.ts'
import { type DocumentPlace, type FileEntry, infected } from './file-entry.ts'
import { type PlacedFile, placedFiles } from './file-places.ts'
import { createSeenNotes, type NotesStorage, noNotes } from './seen-notes.ts'

/** The files of the documents step. Uploads go on while another step is shown. */
export type DocumentFiles = {
  readonly subscribe: (listener: () => void) => () => void
  readonly entryAt: (place: DocumentPlace) => FileEntry | undefined
  /** Returns the readability notes of the file that is being uploaded, or else of the uploaded file. */
  readonly notesAt: (place: DocumentPlace) => readonly ReadabilityNote[]
  /** Returns the document that has the file of this place too, as the server said when the file was uploaded. */
  readonly sameFileAt: (place: DocumentPlace) => string | undefined
  readonly findReference: (fileName: string) => FileReference | undefined
  /** Returns all known file references by stored name; a new map when there are more. */
  readonly references: () => ReadonlyMap<string, FileReference>
  /**
   * Returns the files that were found infected after their upload, until there is another file or the student dismisses
   * the note.
   */
  readonly infected: () => readonly PlacedFile[]
  readonly isBusy: () => boolean
  /** Stops all uploads, when the form is left. */
  readonly stopAll: () => void
  /** Returns whether an uploaded file is still being scanned. */
  readonly isChecking: () => boolean
  /** Reads the state of the files and new addresses from the server. */
  readonly refresh: () => Promise<readonly FileReference[]>
  readonly choose: (place: DocumentPlace, file: File) => void
  readonly retry: (place: DocumentPlace) => void
  /** Stops an upload or removes a failed one. The file before it is shown again. */
  readonly dismiss: (place: DocumentPlace) => void
  readonly remove: (place: DocumentPlace) => void
}

export type DocumentFilesStart = Ways &
  NotesStorage & {
    readonly store: Pick<ApplicationStore, 'answers' | 'change' | 'context' | 'model' | 'shown' | 'subscribe'>
    readonly references: readonly FileReference[]
    /** The files that were found infected before the page was opened, by the names on the student's device. */
    readonly infected: readonly PlacedFile[]
    readonly read: () => Promise<readonly FileReference[]>
    readonly erase: (type: string, fileName: string) => Promise<unknown>
    /** Returns whether the server has everything now. */
    readonly save: () => Promise<boolean>
  }

export const createDocumentFiles = (start: DocumentFilesStart): DocumentFiles => {
  const { store, read, erase, save } = start
  let references: ReadonlyMap<string, FileReference> = new Map()
  const addReferences = (known: readonly FileReference[]): void => {
    references = new Map([...references, ...known.map((one) => [one.file_name, one] as const)])
  }
  addReferences(start.references)
  const arrivals = createArrivals(store)
  const seen = createSeenNotes(start)
  /** The other files with the content of a file that was uploaded on this page, by its name. */
  const sameFiles = new Map<string, readonly string[]>()
  const listeners = createListeners<void>()
  let infectedNow: readonly PlacedFile[] = []
  const notify = (): void => {
    infectedNow = arrivals
      .all()
      .flatMap(({ place, entry }) =>
        entry?.kind === 'failed' && entry.failure === infected ? [{ place, fileName: entry.fileName }] : [],
      )
    listeners.notify()
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

  /**
   * Returns the readability notes of a file. Only pictures are checked; for any other file there may be a note about
   * its format.
   */
  const notesOf = ({ questionId }: DocumentPlace, name: string): readonly ReadabilityNote[] => {
    const notes = seen.of(name)
    const question = store.model.form.byId.get(questionId)
    return notes.length > 0 || !question ? notes : judgeFormat(question, name)
  }

  const isNamed = (name: string): boolean =>
    placedFiles(store.answers()).some(({ fileName }) => fileName === name)

  const setName = ({ questionId, slot }: DocumentPlace, name: string | undefined): Promise<boolean> => {
    const names = slot === undefined ? name : namesWith(store.answers()[questionId], slot, name ?? null)
    store.change({ questionId }, names)
    return save()
  }
  /**
   * Sets the file of a place. The file before it is erased on the server only after the save, and only if no answer
   * names it.
   */
  const replaceFile = async (place: DocumentPlace, name: string | undefined): Promise<void> => {
    const before = nameIn(place)
    const isSaved = await setName(place, name)
    if (!isSaved || before === undefined || isNamed(before)) return
    // A file that cannot be erased now is removed later by the server, because no answer names it.
    await erase(typeOf(place), before).catch(() => {})
  }

  /** Stores the notes of a file once both its upload and its check have ended, in any order. */
  const storeNotesOf = (arrival: Arrival): void => {
    const { name, notes, seenThere = noNotes } = arrival
    if (name === undefined || notes === undefined) return
    arrivals.takeAway(arrival)
    // A browser that cannot open the picture has no notes, so those of the server count.
    seen.store(name, notes.length > 0 ? notes : seenThere)
  }
  const upload = async (arrival: Arrival, file: File): Promise<void> => {
    const uploaded = await uploadFile(arrival, file, { ...start, type: typeOf(arrival.place), notify })
    if (!uploaded) return
    const { readability = noNotes, same_as = [], ...reference } = uploaded
    sameFiles.set(reference.file_name, same_as)
    addReferences([reference])
    arrival.name = reference.file_name
    arrival.seenThere = readability
    const replaced = replaceFile(arrival.place, reference.file_name)
    storeNotesOf(arrival)
    notify()
    await replaced
  }
  const lookAt = async (arrival: Arrival, file: File): Promise<void> => {
    const notes = await lookAtArrival(arrival, file, start.look)
    if (!notes) return
    arrival.notes = notes
    storeNotesOf(arrival)
    notify()
  }

  const dismiss = (place: DocumentPlace): void => {
    const arrival = arrivals.find(place)
    if (arrival) arrivals.drop(arrival)
    notify()
  }

  const showInfected = ({ place, fileName }: PlacedFile): void => {
    // An upload that is under way or failed is more important to the student.
    if (!arrivals.find(place)?.entry)
      arrivals.add({ place, entry: { kind: 'failed', fileName, failure: infected, isWaiting: false } })
  }
  const applyReferences = (known: readonly FileReference[]): void => {
    addReferences(known)
    for (const { place, fileName } of placedFiles(store.answers())) {
      const reference = references.get(fileName)
      if (reference?.file_state !== 'infected') continue
      void setName(place, undefined)
      showInfected({ place, fileName: reference.original_file_name })
    }
    notify()
  }

  const refresh = async (): Promise<readonly FileReference[]> => {
    const known = await read()
    applyReferences(known)
    return known
  }

  for (const found of start.infected) showInfected(found)
  notify()

  let before = store.answers()
  store.subscribe(() => {
    const after = store.answers()
    if (after === before) return
    const names = new Set(placedFiles(after).map(({ fileName }) => fileName))
    const namesBefore = new Set(placedFiles(before).map(({ fileName }) => fileName))
    for (const fileName of namesBefore) if (!names.has(fileName)) seen.forget(fileName)
    arrivals.follow(before, after)
    before = after
    notify()
    // Answers of another page may name files that this page does not know. If the read fails, these answers stay as
    // they are.
    const isUnknown = (name: string) => !namesBefore.has(name) && !references.has(name)
    if ([...names].some(isUnknown)) refresh().catch(() => {})
  })

  return {
    subscribe: listeners.add,
    entryAt: (place) => arrivals.find(place)?.entry,
    notesAt: (place) => {
      const arrival = arrivals.find(place)
      if (arrival?.entry) return arrival.notes ?? noNotes
      const name = nameIn(place)
      return name === undefined ? noNotes : notesOf(place, name)
    },
    sameFileAt: (place) => {
      const same = sameFiles.get(nameIn(place) ?? '') ?? []
      const { ids } = store.shown()
      return placedFiles(store.answers()).find(
        (other) => same.includes(other.fileName) && ids.has(other.place.questionId),
      )?.place.questionId
    },
    findReference: (fileName) => references.get(fileName),
    references: () => references,
    infected: () => infectedNow,
    isBusy: () => arrivals.all().some(({ upload }) => upload !== undefined),
    stopAll: () => {
      for (const arrival of arrivals.all()) arrivals.drop(arrival)
      notify()
    },
    isChecking: () =>
      placedFiles(store.answers()).some(
        ({ fileName }) => references.get(fileName)?.file_state === 'checking',
      ),
    refresh,
    choose: (place, file) => {
      dismiss(place)
      const failure = checkFile(file)
      if (failure) {
        arrivals.add({ place, entry: { kind: 'failed', fileName: file.name, failure, isWaiting: false } })
        return notify()
      }
      const arrival = arrivals.add({ place, file, entry: undefined })
      void lookAt(arrival, file)
      void upload(arrival, file)
    },
    retry: (place) => {
      const arrival = arrivals.find(place)
      if (!arrival?.file) return
      if (!arrival.look) void lookAt(arrival, arrival.file)
      void upload(arrival, arrival.file)
    },
    dismiss,
    remove: (place) => {
      dismiss(place)
      void replaceFile(place, undefined)
    },
  }
}

/** Returns the names of a list with one of them set or removed. */
const namesWith = (names: Parameters<typeof nameAt>[0], index: number, name: string | null) => {
  const length = Math.max(Array.isArray(names) ? names.length : 0, index + 1)
  return trimmedNames(Array.from({ length }, (_, place) => (place === index ? name : nameAt(names, place))))
}
