import type { ChoiceOption } from '@milgo/ui/choice-option.ts'

/** The number of localities in the country. */
const count = 1483

const beginnings = ['א', 'ב', 'ג', 'ד', 'ה', 'ח', 'ט', 'י', 'כ', 'מ', 'נ', 'ע'] as const

/** Returns names that are easy to distinguish. Each is made from a number, so that tests can predict it. */
export const localities = (nameOf: (number: string) => string): readonly ChoiceOption[] =>
  Array.from({ length: count }, (_, index) => ({
    value: String(index + 1),
    label: `${nameOf(String(index + 1))} ${beginnings[index % beginnings.length]}`,
  }))

/** Returns options with names of more than one line. */
export const longNames = (name: string): readonly ChoiceOption[] =>
  localities((number) => `${number}. ${name}`).slice(0, 200)
