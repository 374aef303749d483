import {
  type BandDraft,
  type BandTable,
  bandTables,
  draftOfRules,
  type SingleValue,
  singleValues,
} from './rules-draft.ts'
import { type ScoreComponent, scoreComponents } from './score-component.ts'
import type { ScoreRules } from './score-rules.ts'

/** A row of a table of bands in two versions; null if a version does not have this bound. */
export type BandChange = {
  readonly bound: string
  readonly before: string | null
  readonly after: string | null
}

/** A difference between two versions of the rules: a single number, or a table of bands with all its rows. */
export type RulesDifference =
  | {
      readonly of: 'cap'
      readonly name: ScoreComponent
      readonly before: string
      readonly after: string
    }
  | { readonly of: 'single'; readonly name: SingleValue; readonly before: string; readonly after: string }
  | { readonly of: 'table'; readonly name: BandTable; readonly rows: readonly BandChange[] }

/** Returns every part of the score rules that differs, in the order in which they are edited. */
export const rulesDifferences = (
  before: Omit<ScoreRules, 'version'>,
  after: Omit<ScoreRules, 'version'>,
): readonly RulesDifference[] => {
  const [old, young] = [draftOfRules(before), draftOfRules(after)]
  return [
    ...scoreComponents
      .filter((name) => old.caps[name] !== young.caps[name])
      .map((name) => ({ of: 'cap' as const, name, before: old.caps[name], after: young.caps[name] })),
    ...bandTables.flatMap((name) => {
      const rows = bandChanges(old.bands[name], young.bands[name])
      return rows.some((row) => row.before !== row.after) ? [{ of: 'table' as const, name, rows }] : []
    }),
    ...singleValues
      .filter((name) => old.singles[name] !== young.singles[name])
      .map((name) => ({
        of: 'single' as const,
        name,
        before: old.singles[name],
        after: young.singles[name],
      })),
  ]
}

const bandChanges = (old: readonly BandDraft[], young: readonly BandDraft[]): readonly BandChange[] => {
  const bounds = [...new Set([...old, ...young].map(({ bound }) => bound))]
  const pointsIn = (bands: readonly BandDraft[], bound: string): string | null =>
    bands.find((band) => band.bound === bound)?.points ?? null
  return bounds
    .toSorted((one, other) => Number(one) - Number(other))
    .map((bound) => ({ bound, before: pointsIn(old, bound), after: pointsIn(young, bound) }))
}
