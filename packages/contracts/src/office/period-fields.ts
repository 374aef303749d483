import { eligibilityRuleCodes } from '@milgo/domain/eligibility/codes'
import { LocalizedText } from '@milgo/domain/period/localized-text'
import type { PeriodValueName, PeriodValues } from '@milgo/domain/period/period'
import { periodGroups } from '@milgo/domain/period/period-changes'
import { Reason, ReturnReason } from '@milgo/domain/period/reasons'
import { AwardTier } from '@milgo/domain/score/award-tiers'
import { ScoreRules } from '@milgo/domain/score/score-rules'
import { LookOutcome } from '@milgo/domain/second-look/draw'
import { Stage } from '@milgo/domain/status/stages'
import { CalendarDay, Instant } from '@milgo/domain/time/instant'
import { z } from 'zod'
import { PeriodPhase } from '../core/get-registration-periods.ts'

/** The period that a call is about. */
export const PeriodParams = z.object({ code: z.string().min(1).max(20) })

const number = z.number()
const text = z.strictObject(LocalizedText.shape)
const reasonList = z.array(z.strictObject({ ...Reason.shape, text })).max(30)
const returnReasonList = z.array(z.strictObject({ ...ReturnReason.shape, text })).max(30)

/**
 * The values of a period on the wire. Only their types are checked here; the domain checks whether they fit each other,
 * and returns a code for each value.
 */
export const PeriodFields = z.strictObject({
  from: Instant,
  to: Instant,
  is_open: z.boolean(),
  appeals_from: Instant.nullable(),
  appeals_to: Instant.nullable(),
  is_appeals_open: z.boolean(),
  appeal_days: number,
  age_date: Instant,
  reserve_window: z.strictObject({ from: CalendarDay, to: CalendarDay }),
  expected_answers: text,
  answers_by: CalendarDay.nullable(),
  correction_days: number,
  ceilings: z.strictObject({ otherScholarship: number }),
  eligibility_rules: z.record(z.enum(eligibilityRuleCodes), z.boolean()),
  budget: number.nullable(),
  second_look: z.strictObject({
    shares: z.record(LookOutcome, number),
    edgePoints: number,
    firstDecisions: number,
  }),
  draft_retention_days: number,
  reasons: z.strictObject({ returning: returnReasonList, denying: reasonList, denyingAppeal: reasonList }),
  stage_targets: z.record(Stage, number),
  days_off: z.array(CalendarDay).max(400),
})
export type PeriodFields = z.infer<typeof PeriodFields>

/** The table of names: the domain's name and the wire's. */
export const periodWireNames = {
  from: 'from',
  to: 'to',
  isOpen: 'is_open',
  appealsFrom: 'appeals_from',
  appealsTo: 'appeals_to',
  isAppealsOpen: 'is_appeals_open',
  appealDays: 'appeal_days',
  ageDate: 'age_date',
  reserveWindow: 'reserve_window',
  expectedAnswers: 'expected_answers',
  answersBy: 'answers_by',
  correctionDays: 'correction_days',
  ceilings: 'ceilings',
  eligibilityRules: 'eligibility_rules',
  budget: 'budget',
  secondLook: 'second_look',
  draftRetentionDays: 'draft_retention_days',
  reasons: 'reasons',
  stageTargets: 'stage_targets',
  daysOff: 'days_off',
} as const satisfies Record<PeriodValueName, keyof PeriodFields>

const names = Object.entries(periodWireNames) as [PeriodValueName, keyof PeriodFields][]

/** Returns the entered values under the domain's names. They may contradict each other. */
export const periodValuesOf = (fields: PeriodFields): PeriodValues =>
  // The table above has a row for every value, and both sides have one type for each.
  Object.fromEntries(names.map(([name, wire]) => [name, fields[wire]])) as unknown as PeriodValues

export const periodFieldsOf = (values: PeriodValues): PeriodFields =>
  // As above.
  Object.fromEntries(names.map(([name, wire]) => [wire, values[name]])) as unknown as PeriodFields

/** The number of people that a change can affect, by group. */
const PeriodUse = z.record(z.enum(periodGroups), z.int())

export const ListedPeriod = z.object({
  code: z.string(),
  phase: PeriodPhase,
  /** Registrations and logins use this period. */
  is_current: z.boolean(),
  from: Instant,
  to: Instant,
  use: PeriodUse,
})
export type ListedPeriod = z.infer<typeof ListedPeriod>

export const OpenPeriod = ListedPeriod.extend({
  /** By the server's clock. */
  now: z.iso.datetime({ offset: true }),
  /** Sent back with a change; 409 if somebody else has changed the period since. */
  version: z.int(),
  values: PeriodFields,
  /** The active rules, proposed and activated by managers. */
  score_rules: ScoreRules,
  award_tiers: z.array(AwardTier),
})
export type OpenPeriod = z.infer<typeof OpenPeriod>
