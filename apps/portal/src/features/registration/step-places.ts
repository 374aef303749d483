import { documentPlaces } from '@milgo/domain/application/documents/places'
import type { Step, StepId } from '@milgo/domain/application/steps'

type PlaceOf<Rows> = Rows[keyof Rows] extends infer Row
  ? Row extends { readonly place: infer Place extends string }
    ? Place
    : never
  : never

type Places = { readonly [One in Step as One['id']]: PlaceOf<One['section']['rows']> }

/**
 * The folding sections of each step, and the parts of each section in order. The three addresses share one section: its
 * title is that of the first part, and the others have headings of their own.
 */
export const stepPlaces: { readonly [Id in StepId]: readonly (readonly Places[Id][])[] } = {
  personal: [
    ['info'],
    ['contact'],
    ['address', 'addressWhileStudying', 'under18'],
    ['academic'],
    ['military'],
  ],
  bank: [['account']],
  family: [['info'], ['family'], ['disabled']],
  documents: documentPlaces.map((place) => [place]),
}
