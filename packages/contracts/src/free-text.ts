import { cleanText } from '@milgo/domain/answers/clean-text'
import { z } from 'zod'

/** A required text in somebody's own words. Blanks and invisible characters do not count. */
export const freeText = (max: number, min = 1) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => cleanText(text).length >= min)
