import { z } from 'zod'
import type { RulesIssueCode } from './rules-issue.ts'
import { type ScoreComponent, scoreComponents } from './score-component.ts'
import { ScoreRules } from './score-rules.ts'

type Rules = Omit<ScoreRules, 'version'>

/** The position of points in the rules. */
type PointsAt = { readonly path: readonly (string | number)[]; readonly points: number }

const inBands = (path: readonly string[], bands: readonly { readonly points: number }[]): PointsAt[] =>
  bands.map(({ points }, row) => ({ path: [...path, row, 'points'], points }))

/** All points that a component can give at once. The points subtracted for each cluster are not included. */
const pointsOf: Readonly<Record<ScoreComponent, (rules: Rules) => readonly PointsAt[]>> = {
  income: ({ income }) => inBands(['income'], income),
  cluster: ({ cluster }) => [
    { path: ['cluster', 'first'], points: cluster.first },
    { path: ['cluster', 'notInIsrael'], points: cluster.notInIsrael },
  ],
  family: ({ family }) => [
    ...inBands(['family', 'children'], family.children),
    ...inBands(['family', 'studentSiblings'], family.studentSiblings),
    ...inBands(['family', 'affectedParents'], family.affectedParents),
    ...inBands(['family', 'disability'], family.disability),
    { path: ['family', 'singleParent'], points: family.singleParent },
    { path: ['family', 'childDisability'], points: family.childDisability },
  ],
  military: ({ military }) => inBands(['military'], military),
  reservist: ({ reservist }) => inBands(['reservist'], reservist),
  priority: ({ priority }) => [{ path: ['priority', 'points'], points: priority.points }],
}

/**
 * Rules of the score that a manager may propose. No row may give more points than the cap of its component, because two
 * people would sign points that nobody can get. Older rules are still read by `ScoreRules`.
 */
export const ProposedScoreRules = z
  .strictObject(ScoreRules.omit({ version: true }).shape)
  .superRefine((rules, context) => {
    for (const component of scoreComponents)
      for (const { path, points } of pointsOf[component](rules))
        if (points > rules.caps[component])
          context.addIssue({
            code: 'custom',
            message: 'ABOVE_MAXIMUM' satisfies RulesIssueCode,
            path: [...path],
          })
  })
