import type { ChoiceOption } from '@milgo/ui/choice-option.ts'

/** As many as there are localities in the country, with names of different length. */
const count = 1483

const beginnings = ['א', 'ב', 'ג', 'ד', 'ה', 'ח', 'ט', 'י', 'כ', 'מ', 'נ', 'ע'] as const

/** Names the eye can tell apart, made from a number, so that a test knows them. */
export const localities = (nameOf: (number: string) => string): readonly ChoiceOption[] =>
  Array.from({ length: count }, (_, index) => ({
    value: String(index + 1),
    label: `${nameOf(String(index + 1))} ${beginnings[index % beginnings.length]}`,
  }))

/** Each of them so long that it takes more than one line. */
export const longNames = (name: string): readonly ChoiceOption[] =>
  localities((number) => `${number}. ${name}`).slice(0, 200)
