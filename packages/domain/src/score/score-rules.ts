import { z } from 'zod'
import { because, type PeriodIssueCode } from '../period/period-issue.ts'
import { roundPoints } from './explain.ts'

const points = z.number().min(0).max(100)

type Band = { readonly bound: number; readonly points: number }

/** Names each row that contradicts the one before it: bounds rise, and points run in one direction. */
const tellContradictions = (
  context: z.RefinementCtx,
  boundName: 'upTo' | 'from',
  bands: readonly Band[],
  areContrary: (before: number, points: number) => boolean,
): void => {
  const tell = (message: PeriodIssueCode, ...path: [number, string]) =>
    context.addIssue({ code: 'custom', message, path })
  for (const [row, { bound, points }] of bands.entries()) {
    const before = bands[row - 1]
    if (before === undefined) continue
    if (before.bound >= bound) tell('BANDS_ORDER', row, boundName)
    if (areContrary(before.points, points)) tell('BANDS_POINTS', row, 'points')
  }
}

/** `points` for an input of at most `upTo`. Less input, more points. */
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

/** `points` for an input of at least `from`. More input, more points. */
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

/** Highest number of points of each component; together they are the 100 of decisions, section 9. */
const Caps = z
  .object({
    income: points,
    cluster: points,
    family: points,
    military: points,
    priority: points,
    reservist: points,
  })
  .refine(
    (caps) => roundPoints(Object.values(caps).reduce((sum, cap) => sum + cap, 0)) <= 100,
    because('CAPS_ABOVE_100'),
  )

/** The rules of the score: data of the period, versioned. */
export const ScoreRules = z.object({
  version: z.string().min(1),
  caps: Caps,
  /** Verified monthly income per person in the household, NIS; nothing above the last band. */
  income: CeilingBands,
  cluster: z.object({
    /** Points of cluster 1; each further cluster takes `perCluster` away. */
    first: points,
    perCluster: points,
    notInIsrael: points,
  }),
  family: z.object({
    children: FloorBands,
    studentSiblings: FloorBands,
    singleParent: points,
    /** By how many parents are dead or cut off: "affected parents" of decisions, section 6. */
    affectedParents: FloorBands,
    /** By the highest disability percentage in the family. */
    disability: FloorBands,
    /** On top, when a child of the applicant is disabled. */
    childDisability: points,
  }),
  /** By months of service. */
  military: FloorBands,
  /** By days of reserve duty in the period's window. */
  reservist: FloorBands,
  priority: z.object({
    points,
    /** Counts as national priority up to this peripherality cluster, while no list of localities is loaded. */
    peripheralityUpTo: z.int().min(0).max(10),
  }),
})
export type ScoreRules = z.infer<typeof ScoreRules>
