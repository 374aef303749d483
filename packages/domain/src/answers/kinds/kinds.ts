import { engineOf } from './engine-of.ts'
import { list } from './list.ts'
import { simpleKinds } from './simple-kinds.ts'

/** Every kind of question, asked by the rows of any form. */
export const {
  hasShape,
  read: readAnswer,
  check: checkAnswer,
  toWire,
  fromWire,
} = engineOf({
  ...simpleKinds,
  list,
})
