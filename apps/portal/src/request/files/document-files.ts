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
import { createSeenNotes, type NotesShelf, noNotes } from './seen-notes.ts'

/** The files of the documents step. They outlive the sight of it: who goes back a step loses no upload. */
export type DocumentFiles = {
  readonly subscribe: (listener: () => void) => () => void
  readonly entryAt: (place: DocumentPlace) => FileEntry | undefined
  /** What is worth a second look at the file that is on its way, or else at the one that is there. */
  readonly notesAt: (place: DocumentPlace) => readonly ReadabilityNote[]
  readonly findReference: (fileName: string) => FileReference | undefined
  /** All that the page has heard of, by their names; another map when it hears more. */
  readonly references: () => ReadonlyMap<string, FileReference>
  /** The files in which something bad was found after they had arrived, until there is another, or the student has read it. */
  readonly infected: () => readonly PlacedFile[]
  readonly isBusy: () => boolean
  /** Where the form is left: nothing arrives any more. */
  readonly stopAll: () => void
  /** Whether a file that is there waits for the scanner. */
  readonly isChecking: () => boolean
  /** Asks the server what became of the files, and for new addresses. */
  readonly refresh: () => Promise<readonly FileReference[]>
  readonly choose: (place: DocumentPlace, file: File) => void
  readonly retry: (place: DocumentPlace) => void
  /** Stops an upload, or puts one away that failed; what was there before is there again. */
  readonly dismiss: (place: DocumentPlace) => void
  readonly remove: (place: DocumentPlace) => void
}

export type DocumentFilesStart = Ways &
  NotesShelf & {
    readonly store: Pick<ApplicationStore, 'answers' | 'change' | 'facts' | 'model' | 'shown' | 'subscribe'>
    readonly references: readonly FileReference[]
    /** By the names that they had: what was found infected before the page was opened. */
    readonly infected: readonly PlacedFile[]
    readonly read: () => Promise<readonly FileReference[]>
    readonly erase: (type: string, fileName: string) => Promise<unknown>
    /** Answers whether the server has everything now. */
    readonly save: () => Promise<boolean>
  }

export const createDocumentFiles = (start: DocumentFilesStart): DocumentFiles => {
  const { store, read, erase, save } = start
  let references: ReadonlyMap<string, FileReference> = new Map()
  const learn = (known: readonly FileReference[]): void => {
    references = new Map([...references, ...known.map((one) => [one.file_name, one] as const)])
  }
  learn(start.references)
  const arrivals = createArrivals(store)
  const seen = createSeenNotes(start)
  const listeners = createListeners<void>()
  let lost: readonly PlacedFile[] = []
  const tell = (): void => {
    lost = arrivals
      .all()
      .flatMap(({ place, entry }) =>
        entry?.kind === 'failed' && entry.failure === infected ? [{ place, fileName: entry.fileName }] : [],
      )
    listeners.tell()
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

  /** Only of pictures is anything seen; of any other file its kind may be worth a word. */
  const notesOf = ({ questionId }: DocumentPlace, name: string): readonly ReadabilityNote[] => {
    const notes = seen.of(name)
    const question = store.model.form.byId.get(questionId)
    return notes.length > 0 || !question ? notes : judgeFormat(question, name)
  }

  const isNamed = (name: string): boolean =>
    placedFiles(store.answers()).some(({ fileName }) => fileName === name)

  const put = ({ questionId, slot }: DocumentPlace, name: string | undefined): Promise<boolean> => {
    const names = slot === undefined ? name : namesWith(store.answers()[questionId], slot, name ?? null)
    store.change({ questionId }, names)
    return save()
  }
  /** What was there before goes from the server only once nothing names it any more. */
  const putInstead = async (place: DocumentPlace, name: string | undefined): Promise<void> => {
    const before = nameIn(place)
    const isSaved = await put(place, name)
    if (!isSaved || before === undefined || isNamed(before)) return
    // One that cannot be erased now is swept later, since no answer names it.
    await erase(typeOf(place), before).catch(() => {})
  }

  /** What was seen of a file stays with it once it is there, whichever came first. */
  const settle = (arrival: Arrival): void => {
    const { name, notes, seenThere = noNotes } = arrival
    if (name === undefined || notes === undefined) return
    arrivals.takeAway(arrival)
    // A browser that cannot open a picture sees nothing of it.
    seen.keep(name, notes.length > 0 ? notes : seenThere)
  }
  const upload = async (arrival: Arrival, file: File): Promise<void> => {
    const uploaded = await uploadFile(arrival, file, { ...start, type: typeOf(arrival.place), tell })
    if (!uploaded) return
    const { readability = noNotes, ...reference } = uploaded
    learn([reference])
    arrival.name = reference.file_name
    arrival.seenThere = readability
    const isPut = putInstead(arrival.place, reference.file_name)
    settle(arrival)
    tell()
    await isPut
  }
  const lookAt = async (arrival: Arrival, file: File): Promise<void> => {
    const notes = await lookAtArrival(arrival, file, start.look)
    if (!notes) return
    arrival.notes = notes
    settle(arrival)
    tell()
  }

  const dismiss = (place: DocumentPlace): void => {
    const arrival = arrivals.find(place)
    if (arrival) arrivals.drop(arrival)
    tell()
  }

  const tellOfInfected = ({ place, fileName }: PlacedFile): void => {
    // Another one that is on its way, or did not arrive, is what the student wants to know of.
    if (!arrivals.find(place)?.entry)
      arrivals.add({ place, entry: { kind: 'failed', fileName, failure: infected, isWaiting: false } })
  }
  const know = (known: readonly FileReference[]): void => {
    learn(known)
    for (const { place, fileName } of placedFiles(store.answers())) {
      const reference = references.get(fileName)
      if (reference?.file_state !== 'infected') continue
      void put(place, undefined)
      tellOfInfected({ place, fileName: reference.original_file_name })
    }
    tell()
  }

  const refresh = async (): Promise<readonly FileReference[]> => {
    const known = await read()
    know(known)
    return known
  }

  for (const found of start.infected) tellOfInfected(found)
  tell()

  let before = store.answers()
  store.subscribe(() => {
    const after = store.answers()
    if (after === before) return
    const names = new Set(placedFiles(after).map(({ fileName }) => fileName))
    const namesBefore = new Set(placedFiles(before).map(({ fileName }) => fileName))
    for (const fileName of namesBefore) if (!names.has(fileName)) seen.forget(fileName)
    arrivals.follow(before, after)
    before = after
    tell()
    // Answers that were given elsewhere name files that this page has not heard of; where nothing is heard, they stay.
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
    findReference: (fileName) => references.get(fileName),
    references: () => references,
    infected: () => lost,
    isBusy: () => arrivals.all().some(({ upload }) => upload !== undefined),
    stopAll: () => {
      for (const arrival of arrivals.all()) arrivals.drop(arrival)
      tell()
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
        return tell()
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
      void putInstead(place, undefined)
    },
  }
}

/** The names of a list with one of them set or taken away. */
const namesWith = (names: Parameters<typeof nameAt>[0], index: number, name: string | null) => {
  const length = Math.max(Array.isArray(names) ? names.length : 0, index + 1)
  return trimmedNames(Array.from({ length }, (_, place) => (place === index ? name : nameAt(names, place))))
}
