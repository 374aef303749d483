import type { FigureRow } from './review-types.ts'

/** A figure as it is typed and read in its field. */
export const figureText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

type Member = { readonly family_member: string; readonly disability_percentage: string | number }

/** The lines of a list, as the server answers them. */
export const membersOf = (value: unknown): Member[] =>
  Array.isArray(value)
    ? value.filter((one): one is Member => typeof one === 'object' && one !== null && 'family_member' in one)
    : []

/** The document that a figure is read from, until somebody names another: the one that is shown, if it can prove it. */
export const sourceOf = ({ source, sources }: FigureRow, shown: string | undefined): string | null =>
  source ?? (shown !== undefined && sources.includes(shown) ? shown : (sources[0] ?? null))
