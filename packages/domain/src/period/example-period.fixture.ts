import { eligibilityRuleCodes } from '../eligibility/codes.ts'
import { defaultAwardTiers } from '../score/default-award-tiers.ts'
import { exampleScoreRules } from '../score/example-rules.fixture.ts'
import { defaultSecondLookRules } from '../second-look/draw.ts'
import { defaultStageTargets } from '../status/stages.ts'
import { exampleReasons } from './example-reasons.fixture.ts'
import type { Period } from './period.ts'

/** For tests: the first period's values in the specifications (decisions, sections 4, 5 and 9). */
export const examplePeriod: Period = {
  code: '2025',
  from: '2024-10-27T06:00:00Z',
  to: '2024-12-15T10:00:00Z',
  isOpen: true,
  appealsFrom: '2025-06-01T00:00:00+03:00',
  appealsTo: '2025-07-01T00:00:00+03:00',
  isAppealsOpen: true,
  appealDays: 14,
  ageDate: '2024-12-15T10:00:00Z',
  reserveWindow: { from: '2023-12-02', to: '2024-12-15' },
  expectedAnswers: { he: 'יוני 2025', ar: 'حزيران 2025', en: 'June 2025' },
  answersBy: '2025-06-30',
  correctionDays: 10,
  ceilings: { otherScholarship: 8400 },
  eligibilityRules: Object.fromEntries(
    eligibilityRuleCodes.map((code) => [code, true]),
  ) as Period['eligibilityRules'],
  scoreRules: exampleScoreRules,
  awardTiers: defaultAwardTiers,
  budget: 30_500_000,
  secondLook: defaultSecondLookRules,
  draftRetentionDays: 365,
  reasons: exampleReasons,
  stageTargets: defaultStageTargets,
  daysOff: [],
}
