import type { Row } from '../../answers/row.ts'
import { isSpreadsheetName } from './file-rules.ts'

/**
 * The notes that a student may get about an uploaded picture. A note never blocks the upload. Only one correction is
 * allowed, so that an early note can save a grant; a false alarm makes students ignore the other notes.
 */
export const readabilityCodes = [
  'SPREADSHEET',
  'TOO_SMALL',
  'TOO_DARK',
  'BLANK',
  'BLURRED',
  'CUT_OFF',
  'IDENTITY_NUMBER_AGREES',
  'IDENTITY_NUMBER_READ',
  'IDENTITY_NUMBER_DIFFERS',
  'IDENTITY_NUMBER_UNREAD',
] as const
export type ReadabilityCode = (typeof readabilityCodes)[number]

export interface ReadabilityNote {
  readonly code: ReadabilityCode
  readonly params?: Readonly<Record<string, number>> | undefined
}

/** How strongly a note is shown. */
export const readabilityTones = {
  SPREADSHEET: 'attention',
  TOO_SMALL: 'attention',
  TOO_DARK: 'attention',
  BLANK: 'attention',
  BLURRED: 'attention',
  CUT_OFF: 'attention',
  IDENTITY_NUMBER_AGREES: 'good',
  IDENTITY_NUMBER_READ: 'good',
  IDENTITY_NUMBER_DIFFERS: 'attention',
  // Reading also fails for reasons other than the picture's quality: reflections, or a pattern behind the digits.
  IDENTITY_NUMBER_UNREAD: 'info',
} as const satisfies Record<ReadabilityCode, 'good' | 'info' | 'attention'>

/**
 * Returns the notes to show. That a number was not read says nothing beside a note that advises a better picture. Of a
 * file that can no longer be changed, no advice is given.
 */
export const notesToShow = (
  notes: readonly ReadabilityNote[],
  mayChange: boolean,
): readonly ReadabilityNote[] => {
  const toneOf = ({ code }: ReadabilityNote) => readabilityTones[code]
  if (!mayChange) return notes.filter((note) => toneOf(note) === 'good')
  const hasAdvice = notes.some((note) => toneOf(note) === 'attention')
  return notes.filter((note) => !hasAdvice || toneOf(note) !== 'info')
}

const noNotes: readonly ReadabilityNote[] = []
const isSpreadsheet: readonly ReadabilityNote[] = [{ code: 'SPREADSHEET' }]

/** Returns a note if the row expects a photo or a scan and the stored file is a spreadsheet. */
export const judgeFormat = (row: Row, storedName: string): readonly ReadabilityNote[] =>
  'expects' in row && row.expects === 'picture' && isSpreadsheetName(storedName) ? isSpreadsheet : noNotes

/** The figures measured on a picture, without its colours. */
export interface PictureFigures {
  /** The size of the original picture in pixels. */
  readonly width: number
  readonly height: number
  /**
   * The brightness, 0 to 255, that 99 of 100 pixels do not exceed. This is the brightness of the paper, however dark
   * its background.
   */
  readonly brightest: number
  /** The share of pixels on an edge. */
  readonly edges: number
  /** The steepness of the edges in the sharpest parts, whatever their contrast; absent if no part has contrast. */
  readonly sharpness?: number
  /** The number of strokes of writing that are cut by a side of the picture, on the side with the most. */
  readonly strokesCut: number
}

/** Chosen so that readable pictures get no note: docs/adr/0200 describes the pictures they were tested on. */
export const readabilityLimits = {
  longSide: 480,
  shortSide: 280,
  brightest: 90,
  edges: 0.0003,
  sharpness: 0.02,
  strokesCut: 8,
} as const

const isTooSmall = ({ width, height }: PictureFigures): boolean =>
  Math.max(width, height) < readabilityLimits.longSide ||
  Math.min(width, height) < readabilityLimits.shortSide

/** Returns everything that is wrong with a picture, worst first. A dark or blank picture is not checked further. */
export const judgePicture = (figures: PictureFigures): readonly ReadabilityNote[] => {
  const { width, height, brightest, edges, sharpness, strokesCut } = figures
  const small: readonly ReadabilityNote[] = isTooSmall(figures)
    ? [{ code: 'TOO_SMALL', params: { width, height } }]
    : []
  if (brightest < readabilityLimits.brightest) return [...small, { code: 'TOO_DARK' }]
  if (edges < readabilityLimits.edges && sharpness === undefined) return [...small, { code: 'BLANK' }]
  const isBlurred = sharpness !== undefined && sharpness < readabilityLimits.sharpness
  return [
    ...small,
    ...(isBlurred ? [{ code: 'BLURRED' } as const] : []),
    ...(strokesCut >= readabilityLimits.strokesCut ? [{ code: 'CUT_OFF' } as const] : []),
  ]
}
