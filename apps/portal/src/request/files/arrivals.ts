import type { Answers } from '@milgo/domain/answers/answer'
import { slotsOf } from '@milgo/domain/answers/slots'
import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { fieldIdOf } from '@milgo/form/field-place.ts'
import type { ApplicationStore } from '../application-model.ts'
import { type DocumentPlace, type FileEntry, PlaceChanged } from './file-entry.ts'
import { slotMoves } from './slot-moves.ts'

/** A file that was chosen, until it is there and was looked at. */
export type Arrival = {
  /** In a list it may move. */
  place: DocumentPlace
  readonly file?: File
  entry: FileEntry | undefined
  /** As long as it is sent, or will be again by itself. */
  upload?: AbortController | undefined
  look?: AbortController
  notes?: readonly ReadabilityNote[]
  /** Once it is there; and what the server saw of it. */
  name?: string
  seenThere?: readonly ReadabilityNote[]
}

export const stopUpload = (arrival: Arrival): void => {
  arrival.upload?.abort()
  arrival.upload = undefined
}

/** What was chosen for each place; one at a time. */
export const createArrivals = ({
  model,
  shown,
  facts,
}: Pick<ApplicationStore, 'model' | 'shown' | 'facts'>) => {
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
  /** Who types another number of siblings takes the old one away first; a member of the family who goes is gone. */
  const mayComeBack = ({ questionId, slot }: DocumentPlace): boolean => {
    const question = model.form.byId.get(questionId)
    if (slot === undefined || question?.kind !== 'files') return true
    return question.wireItem === 'name' || slotsOf(question, shown().answers, facts())[slot] !== undefined
  }

  return {
    add,
    takeAway,
    drop,
    find: (place: DocumentPlace): Arrival | undefined => byPlace.get(fieldIdOf(place)),
    all: (): readonly Arrival[] => [...byPlace.values()],
    /** A file goes with its place. Where that is another's now it is stopped, and offered again. */
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
