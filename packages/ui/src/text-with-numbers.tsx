import { keepEnding } from './keep-ending.ts'
import { Ltr } from './ltr.tsx'
import { splitNumbers } from './split-numbers.ts'

/**
 * Configured text. Dates, hours and phone numbers are written left to right, and no Arabic ending is on a line without
 * its word.
 */
export const TextWithNumbers = ({ text }: { text: string }) =>
  splitNumbers(text).map(({ start, part, isNumber }) =>
    isNumber ? <Ltr key={start}>{part}</Ltr> : <span key={start}>{keepEnding(part)}</span>,
  )
