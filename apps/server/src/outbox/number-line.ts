import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import { lettersIn } from './letters-in.ts'

/** Returns the line of a message that says which request it is about. */
export const numberLine = (language: Language, number: string): string =>
  fill(lettersIn(language).requestNumber, { number: leftToRight(number) })
