import type { Answers } from '@milgo/domain/answers/answer'
import { slotsOf } from '@milgo/domain/answers/slots'
import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { fieldIdOf } from '@milgo/form/field-place.ts'
import type { ApplicationStore } from '../application-model.ts'
import { type DocumentPlace, type FileEntry, PlaceChanged } from './file-entry.ts'
import { slotMoves } from './slot-moves.ts'

/** A chosen file, until it is uploaded and its readability is checked. */
export type Arrival = {
  /** Not readonly, because the place in a list may move. */
  place: DocumentPlace
  readonly file?: File
  entry: FileEntry | undefined
  /** Present while the file is being sent, or will be sent again automatically. */
  upload?: AbortController | undefined
  look?: AbortController
  notes?: readonly ReadabilityNote[]
  /** The stored name once the file is uploaded, and the readability notes of the server. */
  name?: string
  seenThere?: readonly ReadabilityNote[]
}

export const stopUpload = (arrival: Arrival): void => {
  arrival.upload?.abort()
  arrival.upload = undefined
}

/** Contains the chosen files by place, at most one for each place. */
export const createArrivals = ({
  model,
  shown,
  context,
}: Pick<ApplicationStore, 'model' | 'shown' | 'context'>) => {
  const byPlace = new Map<string, Arrival>()
  const add = (arrival: Arrival): Arrival => {
    byPlace.set(fieldIdOf(arrival.place), arrival)
    return arrival
  }
  const takeAway = (arrival: Arrival): void => {
    const id = fieldIdOf(arrival.place)
    if (byPlace.get(id) === arrival) byPlace.delete(id)
  }
  const drop = (arrival: Arrival): void => {
    stopUpload(arrival)
    arrival.look?.abort()
    takeAway(arrival)
  }

  const placeAfter = ({ questionId, slot }: DocumentPlace, before: Answers, after: Answers) => {
    const question = model.form.byId.get(questionId)
    if (slot === undefined || question?.kind !== 'files') return { questionId }
    const moved = slotMoves(question, before, after)(slot)
    return moved === undefined ? undefined : { questionId, slot: moved }
  }
  /**
   * Returns whether a stopped file may be offered again. While a number of siblings is typed, the old number is removed
   * first, so the place may be back soon. The place of a removed family member does not come back.
   */
  const mayComeBack = ({ questionId, slot }: DocumentPlace): boolean => {
    const question = model.form.byId.get(questionId)
    if (slot === undefined || question?.kind !== 'files') return true
    return question.wireItem === 'name' || slotsOf(question, shown().answers, context())[slot] !== undefined
  }

  return {
    add,
    takeAway,
    drop,
    find: (place: DocumentPlace): Arrival | undefined => byPlace.get(fieldIdOf(place)),
    all: (): readonly Arrival[] => [...byPlace.values()],
    /**
     * Moves each file with its place after a change of answers. Where the place now belongs to another family member,
     * the upload is stopped and the file is offered again.
     */
    follow: (before: Answers, after: Answers): void => {
      const were = [...byPlace.values()].map((arrival) => ({
        arrival,
        place: placeAfter(arrival.place, before, after),
      }))
      byPlace.clear()
      for (const { arrival, place } of were) if (place) add(Object.assign(arrival, { place }))
      for (const { arrival, place: isThere } of were) {
        if (isThere) continue
        drop(arrival)
        const { file, entry, place } = arrival
        if (!file || !entry || byPlace.has(fieldIdOf(place)) || !mayComeBack(place)) continue
        const failure = new PlaceChanged()
        add({
          place,
          file,
          entry: { kind: 'failed', fileName: file.name, failure, isWaiting: false },
        })
      }
    },
  }
}
