import { engineOf } from './engine-of.ts'
import { list } from './list.ts'
import { simpleKinds } from './simple-kinds.ts'

/** The engine for every kind of question. */
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
