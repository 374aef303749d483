import type { Answers } from './answer.ts'
import { ask } from './ask.ts'
import type { Row } from './row.ts'

export const isRequired = (row: Row, answers: Answers, context: unknown): boolean =>
  row.required !== undefined && ask(row.required, answers, context)
