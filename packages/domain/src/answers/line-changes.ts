import { type Answer, type Answers, isBlank, type ListItem } from './answer.ts'
import { ask } from './ask.ts'
import type { ListRow } from './row.ts'

/** Returns the lines of a repeated question; none if it has no answer. */
export const linesIn = (value: Answer | undefined): readonly ListItem[] =>
  Array.isArray(value) ? (value as readonly ListItem[]) : []

/** Returns whether the page offers the button that adds a line. */
export const canAddLine = (
  row: ListRow,
  value: Answer | undefined,
  answers: Answers,
  context: unknown,
): boolean =>
  linesIn(value).length < row.maxItems && (row.addWhen === undefined || ask(row.addWhen, answers, context))

export const canRemoveLine = (row: ListRow, index: number): boolean => index >= (row.fixedLines ?? 0)

/** Returns the lines with one part of one line set, or removed if the value is blank. */
export const withPart = (
  lines: readonly ListItem[],
  index: number,
  part: string,
  value: Answer | undefined,
): readonly ListItem[] =>
  lines.map((line, place) => {
    if (place !== index) return line
    const { [part]: _before, ...others } = line
    return isBlank(value) ? others : { ...others, [part]: value as ListItem[string] }
  })
