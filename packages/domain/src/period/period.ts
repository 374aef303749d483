import { z } from 'zod'
import { cleanText } from '../answers/clean-text.ts'
import { eligibilityRuleCodes } from '../eligibility/codes.ts'
import { AwardTiers } from '../score/award-tiers.ts'
import { ScoreRules } from '../score/score-rules.ts'
import { SecondLookRules } from '../second-look/draw.ts'
import { StageTargets } from '../status/stages.ts'
import { CalendarDay, Instant } from '../time/instant.ts'
import { jerusalemDayAt } from '../time/jerusalem-day.ts'
import { millisecondsOf } from '../time/moments.ts'
import { LocalizedText } from './localized-text.ts'
import { because } from './period-issue.ts'
import { Reasons } from './reasons.ts'

/** A registration period; decisions, section 5. Its values are data of an installation. */
export const Period = z
  .object({
    /** The value of REGISTER_PERIOD, and the ending of every username. */
    code: z.string().min(1).max(20),
    from: Instant,
    to: Instant,
    /** The office's switch: off closes the period, whatever its times are. */
    isOpen: z.boolean(),
    appealsFrom: Instant.nullable(),
    appealsTo: Instant.nullable(),
    isAppealsOpen: z.boolean(),
    /** The number of days in which a student may appeal, from the publication of their result. */
    appealDays: z.int().min(1).max(365),
    /** The moment at which "under 30" is decided. */
    ageDate: Instant,
    /** The days of which reserve duty counts, including both. */
    reserveWindow: z
      .object({ from: CalendarDay, to: CalendarDay })
      .refine((window) => window.from <= window.to, because('WINDOW_ORDER', 'to')),
    expectedAnswers: LocalizedText.refine((text) => Object.values(text).every(({ length }) => length <= 500)),
    /** The last day on which answers are still expected; null if not set. */
    answersBy: CalendarDay.nullable(),
    correctionDays: z.int().min(1).max(365),
    ceilings: z.object({
      /** Another scholarship above this many NIS refuses the applicant (SCHOLARSHIP_AMOUNT). */
      otherScholarship: z.int().min(0).max(1_000_000),
    }),
    eligibilityRules: z.record(z.enum(eligibilityRuleCodes), z.boolean()),
    scoreRules: ScoreRules,
    awardTiers: AwardTiers,
    /** The greatest sum of all awards, NIS; null until it is set. */
    budget: z.int().min(0).max(2_000_000_000).nullable(),
    secondLook: SecondLookRules,
    /** The days after the close after which unsent drafts are erased; decisions, section 13. */
    draftRetentionDays: z.int().min(0).max(36_500),
    reasons: Reasons,
    /** The working days in which each stage of the office's work should be done. */
    stageTargets: StageTargets,
    /** Days on which the office is closed, besides weekends and legal days of rest. */
    daysOff: z.array(CalendarDay).max(400).readonly(),
  })
  .refine((period) => millisecondsOf(period.from) < millisecondsOf(period.to), because('PERIOD_ORDER', 'to'))
  .refine(
    ({ appealsFrom, appealsTo }) =>
      appealsFrom === null || appealsTo === null || millisecondsOf(appealsFrom) < millisecondsOf(appealsTo),
    because('APPEALS_ORDER', 'appealsTo'),
  )
  .refine(
    ({ to, appealsFrom }) => appealsFrom === null || millisecondsOf(to) <= millisecondsOf(appealsFrom),
    because('APPEALS_EARLY', 'appealsFrom'),
  )
  .refine(
    ({ to, answersBy }) => answersBy === null || answersBy >= jerusalemDayAt(new Date(to)),
    because('ANSWERS_ORDER', 'answersBy'),
  )
  .refine(
    ({ answersBy, expectedAnswers }) =>
      answersBy === null || Object.values(expectedAnswers).every((text) => cleanText(text) !== ''),
    because('ANSWERS_TEXT', 'expectedAnswers'),
  )
export type Period = z.infer<typeof Period>

/**
 * The values that an administrator edits. Managers edit the score rules and the tiers (decisions, section 9). The code
 * never changes, because every username ends with it.
 */
export type PeriodValues = Omit<Period, 'code' | 'scoreRules' | 'awardTiers'>
export type PeriodValueName = keyof PeriodValues
