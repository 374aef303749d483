import { expect, it } from 'vitest'
import { keepEnding, keepEndings } from './keep-ending.ts'

it.each([
  ['طالب/ة', 'طالب/\u2060ة'],
  // A mark over a letter is not a letter of its own.
  ['لست فارًّا/ة ولا متهرّبًا/ة من الخدمة', 'لست فارًّا/\u2060ة ولا متهرّبًا/\u2060ة من الخدمة'],
  // Two whole words may be on two lines.
  ['أعزب/عزباء', 'أعزب/عزباء'],
  ['בן/בת', 'בן/בת'],
  ['05/06/2026', '05/06/2026'],
])('%s', (text, kept) => {
  expect(keepEnding(text)).toBe(kept)
  expect(keepEnding(kept)).toBe(kept)
})

it('changes every text of a tree', () => {
  expect(keepEndings({ one: 'طالب/ة', more: { other: 'والد/ة' } })).toEqual({
    one: 'طالب/\u2060ة',
    more: { other: 'والد/\u2060ة' },
  })
})
