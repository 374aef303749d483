import type { Kind } from '@milgo/domain/answers/row'

/**
 * Whether an answer of the kind is written into a field. A written field is beside its neighbour and says when it is
 * optional. A choice, a box or a file has a row of its own, and it is plain to see that it may be left empty.
 */
export const isWritten: Readonly<Record<Kind, boolean>> = {
  text: true,
  digits: true,
  israeliId: true,
  phone: true,
  email: true,
  password: true,
  amount: true,
  date: true,
  entry: true,
  yesNo: false,
  tick: false,
  tickedAt: false,
  choice: false,
  choices: false,
  file: false,
  files: false,
  list: false,
}
