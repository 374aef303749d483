import type { Kind } from '@milgo/domain/answers/row'

/**
 * Whether an answer is written into a field. Such a field stands beside its neighbour and says where it may be left empty; a
 * choice, a box or a file has a line of its own and shows by itself that it may be left alone.
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
