import { z } from 'zod'
import { LetterKind } from '../result/letter-kind.ts'

const Group = z.object({ kind: LetterKind, award: z.int().min(0), count: z.int().min(0) })

/** The totals of a dry run: letters by kind and award. */
export const ReleaseTotals = z.object({
  at: z.iso.datetime({ offset: true }),
  rows: z.int().min(0),
  faulty: z.int().min(0),
  groups: z.array(Group).readonly(),
})
export type ReleaseTotals = z.infer<typeof ReleaseTotals>

type Counted = {
  readonly kind: LetterKind
  readonly award: number
  readonly isFaulty: boolean
  readonly count: number
}

const keyOf = ({ kind, award }: Pick<Counted, 'kind' | 'award'>): string => `${kind}:${award}`

/** Returns the totals, in the order of the kinds and with the highest award first. */
export const totalsOf = (at: Date, counted: readonly Counted[]): ReleaseTotals => {
  const groups = new Map<string, z.infer<typeof Group>>()
  for (const { kind, award, count } of counted) {
    const key = keyOf({ kind, award })
    groups.set(key, { kind, award, count: (groups.get(key)?.count ?? 0) + count })
  }
  return {
    at: at.toISOString(),
    rows: counted.reduce((sum, { count }) => sum + count, 0),
    faulty: counted.reduce((sum, { isFaulty, count }) => sum + (isFaulty ? count : 0), 0),
    groups: [...groups.values()].toSorted(
      (one, other) =>
        LetterKind.options.indexOf(one.kind) - LetterKind.options.indexOf(other.kind) ||
        other.award - one.award,
    ),
  }
}

/**
 * Returns the sum in NIS that the release promises. An appeal's letter names the whole award, including the first part.
 */
export const promisedBy = ({ groups }: Pick<ReleaseTotals, 'groups'>): number =>
  groups.reduce((sum, { award, count }) => sum + award * count, 0)

export type GroupChange = z.infer<typeof Group> & {
  /** The change since the dry run before; null if there was none. */
  readonly change: number | null
}

/** Returns every group of both dry runs, with its change. */
export const compareTotals = (
  now: Pick<ReleaseTotals, 'groups'>,
  before: Pick<ReleaseTotals, 'groups'> | null,
): readonly GroupChange[] => {
  const countsBefore = new Map((before?.groups ?? []).map((group) => [keyOf(group), group]))
  const gone = [...countsBefore.values()].filter(
    (group) => !now.groups.some((other) => keyOf(other) === keyOf(group)),
  )
  return [
    ...now.groups.map((group) => ({
      ...group,
      change: before && group.count - (countsBefore.get(keyOf(group))?.count ?? 0),
    })),
    ...gone.map((group) => ({ ...group, count: 0, change: -group.count })),
  ]
}
