import type { FigureRow } from './review-types.ts'

/** Returns a figure as the text of its field. */
export const figureText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * Returns the document that a figure is read from: the chosen one, else the shown one if it can prove the figure, else
 * the first one that can.
 */
export const sourceOf = ({ source, sources }: FigureRow, shown: string | undefined): string | null =>
  source ?? (shown !== undefined && sources.includes(shown) ? shown : (sources[0] ?? null))
