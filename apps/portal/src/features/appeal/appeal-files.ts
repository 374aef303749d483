import type { FileReference } from '@milgo/domain/answers/payload-schema'
import { appealLimits, appealUploadType } from '@milgo/domain/appeal/appeal'
import { checkFile } from '@milgo/domain/application/documents/file-rules'
import { createListeners } from '@milgo/form/listeners.ts'
import type { Arrival } from '../../request/files/arrivals.ts'
import { stopUpload } from '../../request/files/arrivals.ts'
import { uploadFile } from '../../request/files/bring-file.ts'
import type { FileEntry } from '../../request/files/file-entry.ts'
import type { SendFile } from '../../request/files/send-file.ts'
import { whenAgain } from '../../request/files/when-again.ts'

/** What is known of a file beside its name. */
export type KnownFile = Pick<FileReference, 'file_name' | 'original_file_name'> & Partial<FileReference>

/** One place for a file, as the page shows it. */
export type FileSlot = {
  readonly key: number
  readonly file: KnownFile | null
  readonly entry: FileEntry | undefined
}

type Place = { readonly key: number; file: KnownFile | null; arrival?: Arrival | undefined }

type Start = {
  readonly files: readonly (KnownFile | null)[]
  /** A list that grows: there is always an empty place after the last file. */
  readonly isFree: boolean
  readonly send: SendFile
  /** Deletes a file that was replaced or removed before it was sent. */
  readonly erase: (fileName: string) => Promise<unknown>
  readonly onChange: (files: readonly (KnownFile | null)[]) => void
}

/** The files of an appeal on its page: chosen, on their way, there. */
export const createAppealFiles = ({ files, isFree, send, erase, onChange }: Start) => {
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
  const look = (): readonly FileSlot[] =>
    places.map(({ key, file, arrival }) => ({ key, file, entry: arrival?.entry }))
  let slots = look()
  const tell = (): void => {
    fill()
    slots = look()
    listeners.tell()
  }
  const changed = (): void => {
    tell()
    const counted = isFree ? places.filter(({ file }) => file !== null) : places
    onChange(counted.map(({ file }) => file))
  }
  const find = (key: number): Place | undefined => places.find((place) => place.key === key)

  const put = (place: Place, file: KnownFile | null): void => {
    const before = place.file
    place.file = file
    place.arrival = undefined
    changed()
    // One that cannot be erased now is swept later, since nothing names it.
    if (before) void erase(before.file_name).catch(() => {})
  }
  const drop = (place: Place): void => {
    if (place.arrival) stopUpload(place.arrival)
    place.arrival = undefined
    tell()
  }
  const upload = async (place: Place, arrival: Arrival, file: File): Promise<void> => {
    const uploaded = await uploadFile(arrival, file, { send, whenAgain, type: appealUploadType, tell })
    if (uploaded && place.arrival === arrival) put(place, uploaded)
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
      tell()
      if (!failure) void upload(place, arrival, file)
    },
    retry: (key: number): void => {
      const place = find(key)
      if (place?.arrival?.file) void upload(place, place.arrival, place.arrival.file)
    },
    /** Stops an upload, or puts one away that failed. */
    dismiss: (key: number): void => {
      const place = find(key)
      if (place) drop(place)
    },
    remove: (key: number): void => {
      const place = find(key)
      if (place) put(place, null)
    },
    stop: (): void => {
      for (const place of places) drop(place)
    },
  }
}

export type AppealFiles = ReturnType<typeof createAppealFiles>
