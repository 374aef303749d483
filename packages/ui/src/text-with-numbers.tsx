import { keepEnding } from './keep-ending.ts'
import { Ltr } from './ltr.tsx'
import { splitNumbers } from './split-numbers.ts'

/** Configured text in which dates, hours and phone numbers become left-to-right islands, and no Arabic ending stands alone. */
export const TextWithNumbers = ({ text }: { text: string }) =>
  splitNumbers(text).map(({ start, part, isNumber }) =>
    isNumber ? <Ltr key={start}>{part}</Ltr> : <span key={start}>{keepEnding(part)}</span>,
  )
