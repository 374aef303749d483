import type { Row } from '../../answers/row.ts'
import { isSpreadsheetName } from './file-rules.ts'

/**
 * What a student may be told about a picture that they upload. It never blocks: only one correction is allowed, so that a
 * word in time can save a grant, and a false alarm costs trust in all the others.
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

/** How loudly a note is said. */
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
  // Reading fails for reasons that are no fault of the picture: reflections, a pattern behind the digits.
  IDENTITY_NUMBER_UNREAD: 'info',
} as const satisfies Record<ReadabilityCode, 'good' | 'info' | 'attention'>

const noNotes: readonly ReadabilityNote[] = []
const isSpreadsheet: readonly ReadabilityNote[] = [{ code: 'SPREADSHEET' }]

/** What the kind of a stored file says where its row expects a photo or a scan. */
export const judgeFormat = (row: Row, storedName: string): readonly ReadabilityNote[] =>
  'expects' in row && row.expects === 'picture' && isSpreadsheetName(storedName) ? isSpreadsheet : noNotes

/** What is measured on a picture, its colours left aside. */
export interface PictureFigures {
  /** Of the picture as it was taken, in pixels. */
  readonly width: number
  readonly height: number
  /** The brightness, 0 to 255, that 99 of 100 pixels do not exceed: of the paper, however dark what it lies on. */
  readonly brightest: number
  /** The share of pixels that stand on an edge. */
  readonly edges: number
  /** How steep the edges of its sharpest parts are, whatever their contrast; absent where no part has any contrast. */
  readonly sharpness?: number
  /** Of the four sides, on the one with most of them: the strokes of writing that run out of the picture. */
  readonly strokesCut: number
}

/** Chosen so that what can be read is not complained about: docs/adr/0200 says on what they were tried. */
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

/** Whatever is wrong with a picture, worst first. Of a dark or blank one nothing further can be told. */
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
