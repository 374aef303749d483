import type { FileReference } from '@milgo/domain/answers/payload-schema'
import { appealLimits, appealUploadType } from '@milgo/domain/appeal/appeal'
import { checkFile } from '@milgo/domain/application/documents/file-rules'
import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { createListeners } from '@milgo/form/listeners.ts'
import type { Arrival } from '../../request/files/arrivals.ts'
import { stopUpload } from '../../request/files/arrivals.ts'
import { lookAtArrival, uploadFile, type Ways } from '../../request/files/bring-file.ts'
import type { FileEntry } from '../../request/files/file-entry.ts'
import { noNotes } from '../../request/files/seen-notes.ts'
import type { SendFile } from '../../request/files/send-file.ts'
import { whenAgain } from '../../request/files/when-again.ts'

/** A file's name, and what else is known about it. */
export type KnownFile = Pick<FileReference, 'file_name' | 'original_file_name'> & Partial<FileReference>

/** One place for a file, as the page shows it. */
export type FileSlot = {
  readonly key: number
  readonly file: KnownFile | null
  readonly entry: FileEntry | undefined
  readonly notes: readonly ReadabilityNote[]
}

type Place = { readonly key: number; file: KnownFile | null; arrival?: Arrival | undefined }

type Start = {
  readonly files: readonly (KnownFile | null)[]
  /** Whether the list grows: then there is always an empty place after the last file. */
  readonly isFree: boolean
  readonly send: SendFile
  readonly look: Ways['look']
  /** Deletes a file on the server that was replaced or removed before it was sent. */
  readonly erase: (fileName: string) => Promise<unknown>
  readonly onChange: (files: readonly (KnownFile | null)[]) => void
}

/** Contains the files of an appeal on its page: chosen, uploading and uploaded. */
export const createAppealFiles = ({ files, isFree, send, look, erase, onChange }: Start) => {
  const listeners = createListeners<void>()
  let lastKey = 0
  const placeOf = (file: KnownFile | null): Place => {
    lastKey += 1
    return { key: lastKey, file }
  }
  let places: readonly Place[] = files.map(placeOf)
  const fill = (): void => {
    if (!isFree) return
    const used = places.filter(({ file, arrival }) => file !== null || arrival !== undefined)
    const last = places.at(-1)
    const spare = last && !used.includes(last) ? last : placeOf(null)
    places = used.length < appealLimits.documents ? [...used, spare] : used
  }
  fill()
  /** The readability notes of the files that were uploaded on this page, by their names. */
  const seen = new Map<string, readonly ReadabilityNote[]>()
  const notesOf = ({ file, arrival }: Place): readonly ReadabilityNote[] =>
    (arrival?.entry ? arrival.notes : seen.get(file?.file_name ?? '')) ?? noNotes
  const show = (): readonly FileSlot[] =>
    places.map((place) => {
      const { key, file, arrival } = place
      return { key, file, entry: arrival?.entry, notes: notesOf(place) }
    })
  let slots = show()
  const notify = (): void => {
    fill()
    slots = show()
    listeners.notify()
  }
  const changed = (): void => {
    notify()
    const counted = isFree ? places.filter(({ file }) => file !== null) : places
    onChange(counted.map(({ file }) => file))
  }
  const find = (key: number): Place | undefined => places.find((place) => place.key === key)

  const put = (place: Place, file: KnownFile | null): void => {
    const before = place.file
    place.file = file
    place.arrival = undefined
    changed()
    // A file that cannot be erased now is removed later by the server, because nothing names it.
    if (before) void erase(before.file_name).catch(() => {})
  }
  const drop = (place: Place): void => {
    if (place.arrival) stopUpload(place.arrival)
    place.arrival?.look?.abort()
    place.arrival = undefined
    notify()
  }
  /** Stores the notes of a file once both its upload and its check have ended, in any order. */
  const storeNotesOf = ({ name, notes, seenThere = noNotes }: Arrival): void => {
    // A browser that cannot open the picture has no notes, so those of the server count.
    if (name !== undefined && notes) seen.set(name, notes.length > 0 ? notes : seenThere)
  }
  const upload = async (place: Place, arrival: Arrival, file: File): Promise<void> => {
    const uploaded = await uploadFile(arrival, file, { send, whenAgain, type: appealUploadType, notify })
    if (!uploaded || place.arrival !== arrival) return
    arrival.name = uploaded.file_name
    arrival.seenThere = uploaded.readability ?? noNotes
    storeNotesOf(arrival)
    put(place, uploaded)
  }
  const lookAt = async (arrival: Arrival, file: File): Promise<void> => {
    const notes = await lookAtArrival(arrival, file, look)
    if (!notes) return
    arrival.notes = notes
    storeNotesOf(arrival)
    notify()
  }

  return {
    subscribe: listeners.add,
    slots: () => slots,
    isBusy: () => places.some(({ arrival }) => arrival?.upload !== undefined),
    choose: (key: number, file: File): void => {
      const place = find(key)
      if (!place) return
      drop(place)
      const failure = checkFile(file)
      const entry = failure && ({ kind: 'failed', fileName: file.name, failure, isWaiting: false } as const)
      const arrival: Arrival = { place: { questionId: 'documents', slot: key }, file, entry }
      place.arrival = arrival
      notify()
      if (failure) return
      void lookAt(arrival, file)
      void upload(place, arrival, file)
    },
    retry: (key: number): void => {
      const place = find(key)
      if (place?.arrival?.file) void upload(place, place.arrival, place.arrival.file)
    },
    /** Stops an upload, or removes a failed one. */
    dismiss: (key: number): void => {
      const place = find(key)
      if (place) drop(place)
    },
    remove: (key: number): void => {
      const place = find(key)
      if (place) put(place, null)
    },
    /** Replaces all files by others that the server has stored already. Uploads go on. */
    take: (taken: readonly (KnownFile | null)[]): void => {
      if (isFree) {
        const arriving = places.filter(({ arrival }) => arrival !== undefined)
        // The same objects remain, because an upload puts its file into the place that it began with.
        for (const place of arriving) place.file = null
        places = [...taken.map(placeOf), ...arriving]
      } else for (const [index, place] of places.entries()) place.file = taken[index] ?? null
      changed()
    },
    stop: (): void => {
      for (const place of places) drop(place)
    },
  }
}

export type AppealFiles = ReturnType<typeof createAppealFiles>
