import { z } from 'zod'
import { roundPoints } from './explain.ts'
import type { RulesIssueCode } from './rules-issue.ts'

const points = z.number().min(0).max(100)

type Band = { readonly bound: number; readonly points: number }

/** Reports each row that contradicts the one before: bounds must rise, and points must all rise or all fall. */
const tellContradictions = (
  context: z.RefinementCtx,
  boundName: 'upTo' | 'from',
  bands: readonly Band[],
  areContrary: (before: number, points: number) => boolean,
): void => {
  const tell = (message: RulesIssueCode, ...path: [number, string]) =>
    context.addIssue({ code: 'custom', message, path })
  for (const [row, { bound, points }] of bands.entries()) {
    const before = bands[row - 1]
    if (before === undefined) continue
    if (before.bound >= bound) tell('BANDS_ORDER', row, boundName)
    if (areContrary(before.points, points)) tell('BANDS_POINTS', row, 'points')
  }
}

/** Gives `points` for an input of at most `upTo`. Less input gives more points. */
export const CeilingBands = z
  .array(z.object({ upTo: z.number().min(0), points }))
  .superRefine((bands, context) =>
    tellContradictions(
      context,
      'upTo',
      bands.map(({ upTo, points }) => ({ bound: upTo, points })),
      (before, points) => points > before,
    ),
  )
export type CeilingBands = z.infer<typeof CeilingBands>

/** Gives `points` for an input of at least `from`. More input gives more points. */
export const FloorBands = z
  .array(z.object({ from: z.number().min(0), points }))
  .superRefine((bands, context) =>
    tellContradictions(
      context,
      'from',
      bands.map(({ from, points }) => ({ bound: from, points })),
      (before, points) => points < before,
    ),
  )
export type FloorBands = z.infer<typeof FloorBands>

/** The greatest number of points of each component; together 100, by decisions, section 9. */
const Caps = z
  .object({
    income: points,
    cluster: points,
    family: points,
    military: points,
    priority: points,
    reservist: points,
  })
  .refine((caps) => roundPoints(Object.values(caps).reduce((sum, cap) => sum + cap, 0)) <= 100, {
    error: 'CAPS_ABOVE_100' satisfies RulesIssueCode,
  })

/** The rules of the score: versioned data of the period. */
export const ScoreRules = z.object({
  version: z.string().min(1),
  caps: Caps,
  /** By verified monthly income per person in the household, NIS; 0 points above the last band. */
  income: CeilingBands,
  cluster: z.object({
    /** The points of cluster 1; each further cluster subtracts `perCluster`. */
    first: points,
    perCluster: points,
    notInIsrael: points,
  }),
  family: z.object({
    children: FloorBands,
    studentSiblings: FloorBands,
    singleParent: points,
    /** By the number of parents who died or are cut off: "affected parents" in decisions, section 6. */
    affectedParents: FloorBands,
    /** By the highest disability percentage in the family. */
    disability: FloorBands,
    /** Additional points if a child of the applicant is disabled. */
    childDisability: points,
  }),
  /** By months of service. */
  military: FloorBands,
  /** By days of reserve duty in the period's window. */
  reservist: FloorBands,
  priority: z.object({
    points,
    /** The last peripherality cluster that counts as national priority, while no list of localities is loaded. */
    peripheralityUpTo: z.int().min(0).max(10),
  }),
})
export type ScoreRules = z.infer<typeof ScoreRules>
