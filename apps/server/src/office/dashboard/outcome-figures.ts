import type { Dashboard } from '@milgo/contracts/office/get-dashboard'
import { madeAppeals } from '@milgo/domain/queue/appeal-filter'
import { reviewDecisions } from '@milgo/domain/queue/decision'
import { noReason } from '@milgo/domain/queue/reason-filter'
import type { DashboardMoment } from './dashboard-moment.ts'
import { sumOf } from './figure.ts'
import type { Group, ReturnedGroup } from './repository.ts'

const largestFirst = <Row>(rows: readonly Row[], countOf: (row: Row) => number): Row[] =>
  rows.toSorted((a, b) => countOf(b) - countOf(a))

export const decisionFigures = (
  { figureOf }: DashboardMoment,
  groups: readonly Group[],
): Dashboard['decisions'] =>
  reviewDecisions.map((decision) => {
    const decided = groups.filter((group) => group.decision === decision)
    const codes = [...new Set(decided.map(({ reason }) => reason ?? noReason))]
    return {
      decision,
      all: figureOf({ decision: [decision] }, sumOf(decided)),
      reasons: largestFirst(
        codes.map((code) => ({
          code,
          figure: figureOf(
            { decision: [decision], reason: [code] },
            sumOf(decided, ({ reason }) => (reason ?? noReason) === code),
          ),
        })),
        ({ figure }) => figure.count,
      ),
    }
  })

export const appealFigures = (
  { figureOf }: DashboardMoment,
  groups: readonly Group[],
): Dashboard['appeals'] => {
  const inState = (states: readonly (typeof madeAppeals)[number][]) =>
    figureOf(
      { appeal: states },
      sumOf(groups, ({ appeal }) => states.some((state) => state === appeal)),
    )
  return {
    made: inState(madeAppeals),
    open: inState(['OPEN']),
    granted: inState(['GRANTED']),
    denied: inState(['DENIED']),
  }
}

/** Returns the documents that were returned most often, each by language and reason. */
export const returnFigures = (
  { figureOf }: DashboardMoment,
  groups: readonly ReturnedGroup[],
): Dashboard['returns'] => {
  const ofPart = (part: string) => groups.filter((group) => group.part === part)
  const fields = [...new Set(groups.map(({ part }) => part))].filter(
    (part) => part !== 'any' && !part.includes('.'),
  )
  const reasonsOf = (field: string) =>
    [...new Set(groups.map(({ part }) => part))].filter((part) => part.startsWith(`${field}.`))
  return {
    all: figureOf({ returned: ['any'] }, sumOf(ofPart('any'))),
    documents: largestFirst(
      fields.map((field) => ({
        field,
        all: figureOf({ returned: [field] }, sumOf(ofPart(field))),
        languages: (['he', 'ar', 'en'] as const).map((language) => ({
          language,
          figure: figureOf(
            { returned: [field], language: [language] },
            sumOf(ofPart(field), (group) => group.language === language),
          ),
        })),
        reasons: largestFirst(
          reasonsOf(field).map((part) => ({
            code: part.slice(field.length + 1),
            figure: figureOf({ returned: [part] }, sumOf(ofPart(part))),
          })),
          ({ figure }) => figure.count,
        ),
      })),
      ({ all }) => all.count,
    ),
  }
}
