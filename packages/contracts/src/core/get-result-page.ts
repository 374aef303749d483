import { ledgerMovementKinds, moneyNextSteps } from '@milgo/domain/ledger/movements'
import { LetterKind } from '@milgo/domain/result/letter-kind'
import { resultDecisions } from '@milgo/domain/result/shown-result'
import { RequestDataWire } from '@milgo/domain/score/request-data-wire'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { DetailedScoreAnswer } from './get-detailed-score.ts'
import { ScoreBasis } from './score-basis.ts'

const Moment = z.iso.datetime({ offset: true })
const Count = z.number().int()

/** The part of an account that is enough to recognise one's own; never the whole number. */
export const MaskedAccount = z.object({
  bank: z.string().meta({ description: 'The name in the language of the call' }),
  branch: z.string(),
  last_digits: z.string(),
})
export type MaskedAccount = z.infer<typeof MaskedAccount>

const Movement = z.object({
  kind: z.enum(ledgerMovementKinds),
  at: Moment,
  amount: Count.nullable(),
  account: MaskedAccount.nullable(),
  reason: z.string().nullable().meta({ description: 'The reason why a payment was returned' }),
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
  claimed_disability: z.array(Count).meta({ description: 'The percentages of disability in the form' }),
})

const Refusal = z.object({ reason: z.string(), note: z.string().nullable() })

export const ResultPage = z.object({
  decision: z.enum(resultDecisions),
  is_of_appeal: z.boolean().meta({ description: 'The score is that of a granted appeal' }),
  award: Count.meta({ description: 'NIS; 0 for none' }),
  score: DetailedScoreAnswer.nullable(),
  request_data: RequestDataWire.nullable(),
  inputs: ScoreInputs.nullable().meta({ description: 'The answers of the form that the score uses' }),
  rules: ScoreBasis.nullable().meta({
    description: 'The rules of the score. Null if the rules of the period have changed since',
  }),
  refusal: Refusal.nullable().meta({ description: 'Null if an institution rejected without a reason' }),
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
    .meta({ description: 'Null if no award was ever published' }),
})
export type ResultPage = z.infer<typeof ResultPage>

export const getResultPage = defineCall({
  service: 'core',
  method: 'GET',
  path: '/page-data/result',
  guard: 'student',
  isPersonal: true,
  summary:
    'Return everything that the personal area shows of a published result: decision, score, letters, payments',
  response: ResultPage,
})
