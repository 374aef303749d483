import { z } from 'zod'
import { cleanText } from '../answers/clean-text.ts'
import { eligibilityRuleCodes } from '../eligibility/codes.ts'
import { StageTargets } from '../queue/stages.ts'
import { AwardTiers } from '../score/award-tiers.ts'
import { ScoreRules } from '../score/score-rules.ts'
import { SecondLookRules } from '../second-look/draw.ts'
import { CalendarDay, Instant } from './instant.ts'
import { jerusalemDayAt } from './jerusalem-day.ts'
import { LocalizedText } from './localized-text.ts'
import { millisecondsOf } from './moments.ts'
import { because } from './period-issue.ts'
import { Reasons } from './reasons.ts'

/** What a registration period holds; decisions, section 5. Its values are data of an installation. */
export const Period = z
  .object({
    /** What REGISTER_PERIOD names, and the ending of every username. */
    code: z.string().min(1).max(20),
    from: Instant,
    to: Instant,
    /** The office's switch: off closes the period whatever its times say. */
    isOpen: z.boolean(),
    appealsFrom: Instant.nullable(),
    appealsTo: Instant.nullable(),
    isAppealsOpen: z.boolean(),
    /** A student's own days to appeal, from the publication of their result. */
    appealDays: z.int().min(1).max(365),
    /** The instant at which "under 30" is judged. */
    ageDate: Instant,
    /** Reserve duty counts within these days, both included. */
    reserveWindow: z
      .object({ from: CalendarDay, to: CalendarDay })
      .refine((window) => window.from <= window.to, because('WINDOW_ORDER', 'to')),
    expectedAnswers: LocalizedText.refine((text) => Object.values(text).every(({ length }) => length <= 500)),
    /** The last day on which that is still ahead; null where nobody has said. */
    answersBy: CalendarDay.nullable(),
    correctionDays: z.int().min(1).max(365),
    ceilings: z.object({
      /** Another scholarship above this many NIS refuses the applicant (SCHOLARSHIP_AMOUNT). */
      otherScholarship: z.int().min(0).max(1_000_000),
    }),
    eligibilityRules: z.record(z.enum(eligibilityRuleCodes), z.boolean()),
    scoreRules: ScoreRules,
    awardTiers: AwardTiers,
    /** What may be awarded in all, NIS; null until somebody has set it. */
    budget: z.int().min(0).max(2_000_000_000).nullable(),
    secondLook: SecondLookRules,
    /** Days after the close when unsent drafts are erased; decisions, section 13. */
    draftRetentionDays: z.int().min(0).max(36_500),
    reasons: Reasons,
    /** Working days in which each stage of the office's work should be done. */
    stageTargets: StageTargets,
    /** Days on which the office is closed, beside the weekend and the days of rest by law. */
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
 * What an administrator edits. The rules of the score and the tiers are the managers' (decisions, section 9); the code ends
 * every username, and never changes.
 */
export type PeriodValues = Omit<Period, 'code' | 'scoreRules' | 'awardTiers'>
export type PeriodValueName = keyof PeriodValues
