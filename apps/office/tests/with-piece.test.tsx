import { afterEach, expect, it } from 'vitest'
import { withPiece } from '../src/features/content/with-piece.ts'

const placeWith = (value: string) => {
  const place = document.body.appendChild(document.createElement('div'))
  const field = place.appendChild(document.createElement('input'))
  field.value = value
  return { place, field }
}

afterEach(() => document.body.replaceChildren())

it('a piece is put in where the cursor stands in its own field, else at the end', () => {
  const [own, other] = [placeWith('same words'), placeWith('same words')]
  other.field.focus()
  other.field.setSelectionRange(4, 4)
  expect(withPiece('same words', '{x}', own.place)).toBe('same words {x}')
  expect(withPiece('same words', '{x}', other.place)).toBe('same{x} words')
})
