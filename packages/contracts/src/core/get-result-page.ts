import { ledgerMovementKinds, moneyNextSteps } from '@milgo/domain/ledger/movements'
import { LetterKind } from '@milgo/domain/result/letter-kind'
import { resultDecisions } from '@milgo/domain/result/shown-result'
import { AwardTiers } from '@milgo/domain/score/award-tiers'
import { RequestDataWire } from '@milgo/domain/score/request-data-wire'
import { ScoreRules } from '@milgo/domain/score/score-rules'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { DetailedScoreAnswer } from './get-detailed-score.ts'

const Moment = z.iso.datetime({ offset: true })
const Count = z.number().int()

/** Never the whole number: what is enough to recognise one's own. */
export const MaskedAccount = z.object({
  bank: z.string().meta({ description: 'Its name in the language of the caller' }),
  branch: z.string(),
  last_digits: z.string(),
})
export type MaskedAccount = z.infer<typeof MaskedAccount>

const Movement = z.object({
  kind: z.enum(ledgerMovementKinds),
  at: Moment,
  amount: Count.nullable(),
  account: MaskedAccount.nullable(),
  reason: z.string().nullable().meta({ description: 'The code of why a payment came back' }),
})

const ScoreInputs = z.object({
  children_count: Count,
  student_siblings_count: Count,
  is_single_parent: z.boolean(),
  affected_parents: Count,
  service_months: Count,
  reserve_days: Count,
  locality_at_18: z.object({
    is_in_israel: z.boolean(),
    socio_economic_cluster: Count.nullable(),
    peripherality_cluster: Count.nullable(),
    is_on_priority_list: z.boolean().nullable(),
  }),
  claimed_disability: z.array(Count).meta({ description: 'The percentages that the form named' }),
})

const Refusal = z.object({ reason: z.string(), note: z.string().nullable() })

export const ResultPage = z.object({
  decision: z.enum(resultDecisions),
  is_of_appeal: z.boolean().meta({ description: 'The score is that of a granted appeal' }),
  award: Count.meta({ description: 'NIS; 0 for none' }),
  score: DetailedScoreAnswer.nullable(),
  request_data: RequestDataWire.nullable(),
  inputs: ScoreInputs.nullable().meta({ description: 'What the score takes from the form' }),
  rules: z
    .object({ score_rules: ScoreRules, award_tiers: AwardTiers })
    .nullable()
    .meta({ description: 'Those of the score; null where the period has others by now' }),
  refusal: Refusal.nullable(),
  appeal_refusal: Refusal.nullable(),
  letters: z
    .array(
      z.object({
        number: Count,
        kind: LetterKind,
        issued_at: Moment,
        replaced_by: Count.nullable(),
      }),
    )
    .meta({ description: 'The newest first' }),
  money: z
    .object({
      entitled: Count,
      paid: Count,
      in_flight: Count,
      due: Count,
      is_paid_by_institution: z.boolean(),
      next: z.enum(moneyNextSteps).nullable(),
      movements: z.array(Movement).meta({ description: 'The oldest first' }),
    })
    .nullable()
    .meta({ description: 'Null where no award was ever published' }),
})
export type ResultPage = z.infer<typeof ResultPage>

export const getResultPage = defineCall({
  service: 'core',
  method: 'GET',
  path: '/page-data/result',
  guard: 'student',
  isPersonal: true,
  summary: 'All that the personal area shows of a published result: decision, score, letters, payments',
  response: ResultPage,
})
