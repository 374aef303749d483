import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import { lettersIn } from './letters-in.ts'

/** Of which request a message speaks. */
export const numberLine = (language: Language, number: string): string =>
  fill(lettersIn(language).requestNumber, { number: leftToRight(number) })
